/** Words that have a place of their own are written smaller where there are more of them. */

/** How small, step by step; what is still too long is scrolled. */
const SHARES = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/** The style sheet makes letters as large as `--fit` says. */
export function fits(region: HTMLElement): () => void {
  return fitting(
    region,
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight <= clientHeight && scrollWidth <= clientWidth,
  );
}

/** Answers fit if the last of them does: what is told below them makes none of them smaller. */
export function answersFit(region: HTMLElement): () => void {
  return fitting(region, () => {
    const last = [...region.querySelectorAll(".option")].at(-1)?.getBoundingClientRect().bottom;
    const top = region.getBoundingClientRect().top - region.scrollTop;
    return last === undefined || last - top <= region.clientHeight;
  });
}

function fitting(region: HTMLElement, fit: (region: HTMLElement) => boolean): () => void {
  const look = (): void => {
    for (const share of SHARES) {
      region.style.setProperty("--fit", String(share));
      if (fit(region)) return;
    }
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
