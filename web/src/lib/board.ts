/** Making a drawn page answer: taking it apart, and knowing which drawn things stand for which words. */

const SVG = "http://www.w3.org/2000/svg";

/** A drawn page taken apart: the board, the slips beside it, the cards in hand. */
export interface Pieces {
  board: SVGSVGElement[];
  aside: SVGSVGElement[];
  cards: SVGSVGElement[];
  /** How all of it looks; put apart because it seldom changes, and costs much when it does. */
  style: string;
  /** How many times as broad as high the board is. */
  breadth: number;
}

export const NOTHING: Pieces = { board: [], aside: [], cards: [], style: "", breadth: 1 };

/** Take a page apart: its parts say what they are and where. */
export function takeApart(markup: string): Pieces {
  const desk = document.createElement("template");
  desk.innerHTML = markup;
  const page = desk.content.querySelector("svg");
  if (!page) return NOTHING;
  // A picture with buttons in it is a group to a screen reader.
  page.setAttribute("role", "group");
  const cut = (name: string): SVGSVGElement[] =>
    [...page.querySelectorAll<SVGGElement>(`[data-part="${name}"]`)].map(framed);
  const aside = cut("aside");
  const cards = cut("card");
  page.querySelector('[data-part="hand"]')?.remove();
  const style = page.querySelector("style");
  style?.remove();
  const middle = page.querySelector('[data-part="board"]');
  if (middle) page.setAttribute("viewBox", middle.getAttribute("data-box") ?? "");
  const [width, height] = size(page);
  return { board: [page], aside, cards, style: style?.textContent ?? "", breadth: width / height };
}

/** A part of a page, as a picture of its own. */
function framed(part: SVGGElement): SVGSVGElement {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("role", "group");
  picture.setAttribute("viewBox", part.getAttribute("data-box") ?? "");
  picture.style.setProperty("--broad", String(size(picture)[0]));
  part.removeAttribute("transform");
  picture.append(part);
  return picture;
}

function size(picture: Element): [number, number] {
  const [, , width = 1, height = 1] = (picture.getAttribute("viewBox") ?? "")
    .split(" ")
    .map(Number);
  return [width, height];
}

/** The words that a drawn thing stands for, the innermost first. */
export function wordsAt(element: Element, board: Element): string[] {
  const words: string[] = [];
  let at: Element | null = element.closest("[data-word]");
  while (at && board.contains(at)) {
    words.push(at.getAttribute("data-word") ?? "");
    at = at.parentElement?.closest("[data-word]") ?? null;
  }
  return words;
}

/** What a click means: an option if one was hit, else the largest thing that was. */
export function meant(words: string[], options: Set<string>): string | undefined {
  return words.find((word) => options.has(word)) ?? words.at(-1);
}

/** The word with which somebody answers there: by a button of the list, or by what is drawn. */
export function answerAt(target: Element): string | undefined {
  const thing = target.closest<HTMLElement | SVGElement>("[data-option], .drawn .can");
  return thing?.dataset["option"] ?? thing?.dataset["word"];
}

/** Mark what can be clicked, for eyes, keyboards and screen readers. */
export function mark(board: Element, labels: Map<string, string>): void {
  for (const thing of board.querySelectorAll<SVGElement>("[data-word]")) {
    const label = labels.get(thing.dataset["word"] ?? "");
    const can = label !== undefined;
    thing.classList.toggle("can", can);
    if (can) {
      thing.setAttribute("role", "button");
      thing.setAttribute("tabindex", "0");
      thing.setAttribute("aria-label", label);
      thing.classList.toggle("bare", !thing.querySelector(":scope > .sp-hit"));
    } else if (thing.getAttribute("role") === "button") {
      for (const name of ["role", "tabindex", "aria-label"]) thing.removeAttribute(name);
    }
  }
  const asking = board.querySelector(".can") !== null;
  for (const picture of board.children) {
    picture.classList.toggle("idle", asking && !picture.querySelector(".can"));
  }
}

/** All drawn things that stand for a word. */
export function drawnAs(board: Element, word: string): Element[] {
  const things = [...board.querySelectorAll("[data-word]")];
  return things.filter((thing) => thing.getAttribute("data-word") === word);
}

/** Lights go on at once and stay: what changes with every frame is costly, too. */
const GLOW = [{ opacity: 1 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }];

/** Show for a moment where something happened, by lights above the drawing: it is costly to paint. */
export function flash(board: Element, lights: Element, words: string[]): void {
  const { left, top } = lights.getBoundingClientRect();
  const things = new Set(words.flatMap((word) => drawnAs(board, word)));
  const boxes = [...things].map((thing) => thing.getBoundingClientRect());
  lights.replaceChildren(
    ...boxes.map((box) => {
      const light = document.createElement("i");
      light.style.translate = `${box.left - left}px ${box.top - top}px`;
      light.style.width = `${box.width}px`;
      light.style.height = `${box.height}px`;
      return light;
    }),
  );
  if (boxes.length) lights.animate(GLOW, { duration: 1600 });
}
