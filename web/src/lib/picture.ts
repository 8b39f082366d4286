/**
 * A picture is some sheets of paper with parts on them, each with a name that stays. What is seen
 * at one moment is a `Paper`; it never changes, so a moment that is past can be shown again.
 */

import type { Picture, Sheet } from "./types";

export interface Paper {
  readonly sheets: Sheet[];
  /** The markup of each part that lies on a sheet. */
  readonly parts: ReadonlyMap<string, string>;
}

export const BLANK: Paper = { sheets: [], parts: new Map() };

/** The next moment: what changed is laid over, what is on no sheet any more is forgotten. */
export function laid(before: Paper, change: Picture): Paper {
  const sheets = change.sheets ?? before.sheets;
  const parts = new Map<string, string>();
  for (const name of sheets.flatMap((sheet) => sheet.parts)) {
    const markup = change.parts[name] ?? before.parts.get(name);
    if (markup !== undefined) parts.set(name, markup);
  }
  return { sheets, parts };
}

export function sheetsOf(paper: Paper, kind: Sheet["kind"]): Sheet[] {
  return paper.sheets.filter((sheet) => sheet.kind === kind);
}

/** How many times as broad as high the board is. */
export function breadth(paper: Paper): number {
  const [, , width, height] = sheetsOf(paper, "board")[0]?.box ?? [0, 0, 1, 1];
  return width / height;
}

/** Whether a card is broader than high: such cards have much to read, and lie three in a row. */
export function isBroad({ box: [, , width, height] }: Sheet): boolean {
  return width > height;
}

const SVG = "http://www.w3.org/2000/svg";

/** Puts the sheets of one kind into a place on the page; what has not changed is left alone. */
export class Easel {
  private readonly sheets = new Map<string, SVGSVGElement>();
  private readonly parts = new Map<string, { markup: string; drawn: SVGGElement }>();

  constructor(
    private readonly place: Element,
    private readonly kind: Sheet["kind"],
  ) {}

  /** The parts that a paper would replace or take away. */
  leaving(paper: Paper): SVGGElement[] {
    return [...this.parts]
      .filter(([name, { markup }]) => paper.parts.get(name) !== markup)
      .map(([, { drawn }]) => drawn);
  }

  /** Show a paper; returns the parts that are new. */
  show(paper: Paper): SVGGElement[] {
    const focus = this.focused();
    const fresh: SVGGElement[] = [];
    const sheets = sheetsOf(paper, this.kind);
    arrange(
      this.place,
      sheets.map((sheet) => this.sheet(sheet)),
    );
    for (const sheet of sheets) {
      const parts = sheet.parts.map((name) => this.part(name, paper.parts.get(name) ?? "", fresh));
      arrange(this.sheet(sheet), parts);
    }
    this.forget(sheets);
    if (focus && !this.place.contains(document.activeElement)) this.find(focus)?.focus();
    return fresh;
  }

  private sheet({ name, box }: Sheet): SVGSVGElement {
    const known = this.sheets.get(name);
    const picture = known ?? document.createElementNS(SVG, "svg");
    if (!known) {
      this.sheets.set(name, picture);
      picture.setAttribute("role", "group"); // a picture with buttons in it, to a screen reader
      picture.dataset["sheet"] = name;
    }
    const view = box.join(" ");
    if (picture.getAttribute("viewBox") !== view) {
      picture.setAttribute("viewBox", view);
      picture.style.setProperty("--broad", String(box[2]));
    }
    return picture;
  }

  private part(name: string, markup: string, fresh: SVGGElement[]): SVGGElement {
    const known = this.parts.get(name);
    if (known?.markup === markup) return known.drawn;
    const drawn = document.createElementNS(SVG, "g");
    drawn.dataset["name"] = name;
    drawn.innerHTML = markup;
    known?.drawn.replaceWith(drawn);
    this.parts.set(name, { markup, drawn });
    fresh.push(drawn);
    return drawn;
  }

  private forget(sheets: Sheet[]): void {
    const names = new Set(sheets.map((sheet) => sheet.name));
    for (const name of this.sheets.keys()) if (!names.has(name)) this.sheets.delete(name);
    const parts = new Set(sheets.flatMap((sheet) => sheet.parts));
    for (const name of this.parts.keys()) if (!parts.has(name)) this.parts.delete(name);
  }

  /** What has the focus here: its part, and its word, by which it is found again. */
  private focused(): { part: string; word: string } | null {
    const at = document.activeElement;
    if (!at || at === this.place || !this.place.contains(at)) return null;
    const part = [...this.parts].find(([, { drawn }]) => drawn.contains(at))?.[0] ?? "";
    return { part, word: at.getAttribute("data-word") ?? "" };
  }

  private find({ part, word }: { part: string; word: string }): SVGElement | undefined {
    const things = this.parts.get(part)?.drawn.querySelectorAll<SVGElement>("[data-word]");
    const found = [...(things ?? [])].find((thing) => thing.dataset["word"] === word);
    found?.setAttribute("tabindex", "0"); // until it is marked anew, or is no answer any more
    return found;
  }
}

/** Bring children into an order, moving only those that are elsewhere. */
function arrange(place: Element, wanted: Element[]): void {
  let at = place.firstElementChild;
  for (const each of wanted) {
    if (each === at) at = at.nextElementSibling;
    else place.insertBefore(each, at);
  }
  while (at) {
    const next = at.nextElementSibling;
    at.remove();
    at = next;
  }
}
