/** Who answers by keyboard is led from question to question; who points is left alone. */

let keys = false;
let drawn = false;
let touched = false;

/** Keep watch over how somebody answers. */
export function watch(): () => void {
  const key = (event: KeyboardEvent): void => {
    keys = true;
    touched = false;
    drawn = (event.target as Element).closest(".drawn") !== null;
  };
  const pointer = (event: PointerEvent): void => {
    keys = false;
    touched = event.pointerType !== "mouse";
  };
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", pointer, true);
  return () => {
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", pointer, true);
  };
}

/** Whether somebody only points there: by a mouse, or by the keyboard. A finger that taps does not. */
export function points(event: Event): boolean {
  if (event instanceof PointerEvent) return event.pointerType === "mouse";
  return !touched;
}

/** A new question: go on at its first answer, unless somebody is elsewhere on the page. */
export function goOn(list: Element | undefined): void {
  const at = document.activeElement;
  const elsewhere = at !== null && at !== document.body && !at.matches(".drawn *, .question");
  if (!keys || elsewhere || at?.closest(".can")) return;
  const first = drawn ? document.querySelector<SVGElement>(".drawn .can") : null;
  (first ?? list?.querySelector("button"))?.focus();
}

/** While others decide: whoever has answered by keyboard waits where the next question will be. */
export function stay(section: HTMLElement | undefined): void {
  if (keys && document.activeElement === document.body) section?.focus();
}

/** Milliseconds in which the second digit of a number is to be typed. */
export const SECOND_DIGIT = 700;

/** Picks from a list by typed numbers: waits for a second digit only where there could be one. */
export class Typed {
  private first = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pick: (place: number) => void) {}

  type(digit: number, count: number): void {
    const number = 10 * this.first + digit;
    this.forget();
    if (number > count || number === 0) return;
    if (10 * number > count) this.pick(number - 1);
    else {
      this.first = number;
      this.timer = setTimeout(() => {
        this.forget();
        this.pick(number - 1);
      }, SECOND_DIGIT);
    }
  }

  forget(): void {
    clearTimeout(this.timer);
    this.first = 0;
  }
}
