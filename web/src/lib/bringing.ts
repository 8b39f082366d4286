/** What answers on a board beside the map is brought into sight, and the board back afterwards. */

/** Pixels above it. */
const ROOM = 8;

export class Bringing {
  private moved: { from: number; to: number } | null = null;

  /** Nothing moves under a pointer, and nothing for what can be answered elsewhere, too. */
  bring(panel: Element): void {
    const marked = [...panel.querySelectorAll(".can")].filter((thing) => !isElsewhere(thing));
    const [first] = marked;
    if (!first) this.restore(panel);
    else if (!panel.matches(":hover") && !marked.some((thing) => isInSight(thing, panel))) {
      const from = panel.scrollTop;
      panel.scrollTop += first.getBoundingClientRect().top - panel.getBoundingClientRect().top;
      panel.scrollTop -= ROOM;
      this.moved = { from: this.moved?.from ?? from, to: panel.scrollTop };
    }
  }

  /** Whoever has scrolled meanwhile is left there. */
  private restore(panel: Element): void {
    if (this.moved?.to === panel.scrollTop && !panel.matches(":hover"))
      panel.scrollTop = this.moved.from;
    this.moved = null;
  }
}

function isElsewhere(thing: Element): boolean {
  const word = CSS.escape(thing.getAttribute("data-word") ?? "");
  return document.querySelector(`:is(.board, .hand) .can[data-word="${word}"]`) !== null;
}

function isInSight(thing: Element, panel: Element): boolean {
  const [box, frame] = [thing.getBoundingClientRect(), panel.getBoundingClientRect()];
  return box.top >= frame.top && box.bottom <= frame.bottom;
}
