/** Making a drawn board answer: which drawn things stand for which words. */

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
    } else if (thing.getAttribute("role") === "button") {
      for (const name of ["role", "tabindex", "aria-label"]) thing.removeAttribute(name);
    }
  }
  board.classList.toggle("asking", labels.size > 0);
}

/** Show for a moment where something happened. */
export function flash(board: Element, words: string[]): void {
  for (const word of words) {
    for (const thing of board.querySelectorAll(`[data-word="${CSS.escape(word)}"]`)) {
      thing.classList.remove("news");
      void thing.getBoundingClientRect(); // so that the animation starts anew
      thing.classList.add("news");
    }
  }
}
