/** What has to be scrolled to be read is reached by keyboard; what has not is no stop on the way. */
export function scrolls(region: HTMLElement): () => void {
  const look = (): void => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = region;
    if (scrollHeight > clientHeight || scrollWidth > clientWidth) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  };
  const sized = new ResizeObserver(look);
  sized.observe(region);
  const written = new MutationObserver(look);
  written.observe(region, { childList: true, characterData: true, subtree: true });
  look();
  return () => {
    sized.disconnect();
    written.disconnect();
  };
}
