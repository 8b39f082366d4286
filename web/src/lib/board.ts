/** Making drawings answer: which drawn things stand for which words, and where. */

/** What answers a question, and what the question is about. */
export interface Answers {
  /** What is said of each word that answers. */
  labels: Map<string, string>;
  /** Those that cannot be taken back. */
  finals?: Set<string>;
  /** Clearings and the like that are asked about, and the board of whoever is asked. */
  places: Set<string>;
}

export const NO_ANSWERS: Answers = { labels: new Map(), places: new Set() };

const NAMED = "[data-word], [data-place]";

/** What a drawn thing lies in, the innermost first. */
export function around(thing: Element, board: Element): string[] {
  const places: string[] = [];
  let at = thing.parentElement?.closest<SVGElement>(NAMED);
  while (at && board.contains(at)) {
    places.push(at.dataset["word"] ?? at.dataset["place"] ?? "");
    at = at.parentElement?.closest<SVGElement>(NAMED);
  }
  return places;
}

/** Whether a drawn thing answers: by its word, and it lies where the question is about. */
export function answers(thing: Element, board: Element, { labels, places }: Answers): boolean {
  const word = thing.getAttribute("data-word") ?? "";
  return labels.has(word) && around(thing, board).every((place) => isNamed(place, places));
}

/** Whether a place is asked about, or has a pile on it that is. */
function isNamed(place: string, places: Set<string>): boolean {
  return places.has(place) || [...places].some((each) => each.startsWith(`${place}.`));
}

/** What a click means: the innermost thing that answers, else the largest that was hit. */
export function meant(
  target: Element,
  board: Element,
  asked: Answers,
): { word: string; can: boolean } | null {
  let largest = null;
  let thing = target.closest("[data-word]");
  while (thing && board.contains(thing)) {
    const word = thing.getAttribute("data-word") ?? "";
    if (answers(thing, board, asked)) return { word, can: true };
    largest = { word, can: false };
    thing = thing.parentElement?.closest("[data-word]") ?? null;
  }
  return largest;
}

/** With which word somebody answers there: by a button of the list, or by what is drawn. */
export function answerAt(target: Element): { word: string; thing: Element } | null {
  const thing = target.closest<HTMLElement | SVGElement>("[data-option], .drawn .can");
  const word = thing?.dataset["option"] ?? thing?.dataset["word"];
  return thing && word ? { word, thing } : null;
}

/** Mark what can be clicked, for eyes, keyboards and screen readers; and what of it is hinted at. */
export function mark(board: Element, asked: Answers, hinted: string[] = []): void {
  for (const thing of board.querySelectorAll<SVGElement>("[data-word]")) {
    const can = answers(thing, board, asked);
    thing.classList.toggle("can", can);
    thing.classList.toggle("hinted", can && hinted.includes(thing.dataset["word"] ?? ""));
    markFinal(thing, can && (asked.finals?.has(thing.dataset["word"] ?? "") ?? false));
    if (can) {
      thing.setAttribute("role", "button");
      thing.setAttribute("tabindex", "0");
      thing.setAttribute("aria-label", asked.labels.get(thing.dataset["word"] ?? "") ?? "");
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

const SVG = "http://www.w3.org/2000/svg";

/** What cannot be taken back has a mark at its upper right corner, as in the list. */
function markFinal(thing: SVGElement, is: boolean): void {
  const known = thing.querySelector(":scope > .final-mark");
  if (!is) known?.remove();
  const outline = (thing.querySelector(":scope > .sp-hit") ?? thing) as SVGGraphicsElement;
  if (!is || known || !outline.getBBox) return;
  const { x, y, width } = outline.getBBox();
  const sign = document.createElementNS(SVG, "text");
  sign.classList.add("final-mark");
  sign.textContent = "◆";
  sign.setAttribute("x", String(x + width));
  sign.setAttribute("y", String(y));
  sign.setAttribute("aria-hidden", "true");
  thing.append(sign);
}

/** All drawn things that stand for a word. */
export function drawnAs(board: Element, word: string): Element[] {
  const things = [...board.querySelectorAll("[data-word]")];
  return things.filter((thing) => thing.getAttribute("data-word") === word);
}

/** Where news happened: what stands for its words and lies in nothing else. */
export function newsworthy(board: Element, words: string[]): Element[] {
  const things = new Set(words.flatMap((word) => drawnAs(board, word)));
  return [...things].filter((thing) => around(thing, board).length === 0);
}

/** Lights go on at once and stay: what changes with every frame is costly, too. */
const GLOW = [{ opacity: 1 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }];

/** Show for a moment where something happened, by lights above the drawing: it is costly to paint. */
export function flash(board: Element, lights: Element, words: string[]): void {
  if (hang(board, lights, words)) lights.animate(GLOW, { duration: 1600 });
}

/** Put the lights where these words are drawn now; returns how many there are. */
export function hang(board: Element, lights: Element, words: string[]): number {
  const { left, top } = lights.getBoundingClientRect();
  const boxes = newsworthy(board, words).map((each) => each.getBoundingClientRect());
  lights.replaceChildren(
    ...boxes.map((box) => {
      const light = document.createElement("i");
      light.style.translate = `${box.left - left}px ${box.top - top}px`;
      light.style.width = `${box.width}px`;
      light.style.height = `${box.height}px`;
      return light;
    }),
  );
  return boxes.length;
}
