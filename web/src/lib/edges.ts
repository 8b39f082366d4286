/** Whoever looks at a part of something wide sees at its edges that there is more. */
export function edges(region: HTMLElement): () => void {
  const look = (): void => {
    const { scrollLeft, scrollWidth, clientWidth } = region;
    region.classList.toggle("more-before", scrollLeft > 1);
    region.classList.toggle("more-after", scrollLeft + clientWidth < scrollWidth - 1);
  };
  const sized = new ResizeObserver(look);
  sized.observe(region);
  const drawn = new MutationObserver(look);
  drawn.observe(region, { childList: true });
  region.addEventListener("scroll", look);
  look();
  return () => {
    sized.disconnect();
    drawn.disconnect();
    region.removeEventListener("scroll", look);
  };
}
