/** How much room there is. */

const narrow = matchMedia("(max-width: 48rem)");

class Screen {
  /** A phone, or a window as narrow: one thing above the other, the rest in a drawer. */
  phone = $state(narrow.matches);
  /** How many times as broad as high the window is. */
  breadth = $state(innerWidth / innerHeight);

  constructor() {
    narrow.addEventListener("change", () => (this.phone = narrow.matches));
    addEventListener("resize", () => (this.breadth = innerWidth / innerHeight));
  }
}

export const screen = new Screen();
