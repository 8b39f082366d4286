/** Whoever looks at a part of something wide or high sees at its edges that there is more. */
export function edges(region: HTMLElement): () => void {
  const look = (): void => {
    const { scrollLeft, scrollWidth, clientWidth } = region;
    const { scrollTop, scrollHeight, clientHeight } = region;
    region.classList.toggle("more-before", scrollLeft > 1);
    region.classList.toggle("more-after", scrollLeft + clientWidth < scrollWidth - 1);
    region.classList.toggle("more-below", scrollTop + clientHeight < scrollHeight - 1);
  };
  const sized = new ResizeObserver(look);
  sized.observe(region);
  const drawn = new MutationObserver(look);
  drawn.observe(region, { childList: true, subtree: true, attributeFilter: ["class"] });
  region.addEventListener("scroll", look);
  look();
  return () => {
    sized.disconnect();
    drawn.disconnect();
    region.removeEventListener("scroll", look);
  };
}
