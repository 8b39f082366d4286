/** What answers on a board beside the map is brought into sight, and the board back afterwards. */

/** Pixels above it. */
const ROOM = 8;

export class Bringing {
  private moved: { from: number; to: number } | null = null;
  private left = 0;

  /** Another question is asked: until the next one, whoever turns to something else is left there. */
  begin(panel: Element): void {
    this.left = panel.scrollTop;
  }

  /** Nothing moves under a pointer, and nothing for what can be answered elsewhere, too. */
  bring(panel: Element): void {
    if (panel.scrollTop !== this.left) return;
    this.look(panel);
    this.left = panel.scrollTop;
  }

  private look(panel: Element): void {
    const marked = [...panel.querySelectorAll(".can")].filter((thing) => !isElsewhere(thing));
    const [first] = marked;
    if (!first) this.restore(panel);
    else if (!panel.matches(":hover") && !marked.some((thing) => isInSight(thing, panel))) {
      const from = panel.scrollTop;
      panel.scrollTop += first.getBoundingClientRect().top - panel.getBoundingClientRect().top;
      const bar = panel.querySelector<HTMLElement>(":scope > .close")?.offsetHeight ?? 0;
      panel.scrollTop -= ROOM + bar;
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
  const word = thing.getAttribute("data-word");
  const others = document.querySelectorAll(":is(.board, .hand) .can");
  return [...others].some((each) => each.getAttribute("data-word") === word);
}

function isInSight(thing: Element, panel: Element): boolean {
  const [box, frame] = [thing.getBoundingClientRect(), panel.getBoundingClientRect()];
  return box.top >= frame.top && box.bottom <= frame.bottom;
}
