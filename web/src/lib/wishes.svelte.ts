/** What this device is asked to do; kept in the browser, not on the server. */

class Wish {
  private now = $state(false);

  constructor(
    private readonly key: string,
    usual: boolean,
  ) {
    const kept = localStorage.getItem(key);
    this.now = kept === null ? usual : kept === "yes";
  }

  get on(): boolean {
    return this.now;
  }

  set on(value: boolean) {
    this.now = value;
    localStorage.setItem(this.key, value ? "yes" : "no");
  }
}

function prefers(what: string): boolean {
  return matchMedia(what).matches;
}

const still = prefers("(prefers-reduced-motion: reduce)");

export const animations = new Wish("spinney-animations", !still);
/** What cannot be taken back, because of chance or something revealed, is clicked twice. */
export const twice = new Wish("spinney-twice", true);

export const PACES = ["once", "quick", "calm", "step"] as const;
export type Pace = (typeof PACES)[number];

/** How fast what others do is shown. */
class PaceWish {
  private kept = $state<Pace>(still ? "once" : "quick");

  constructor(private readonly key: string) {
    const known = PACES.find((each) => each === localStorage.getItem(key));
    if (known) this.kept = known;
  }

  get now(): Pace {
    return this.kept;
  }

  set now(value: Pace) {
    this.kept = value;
    localStorage.setItem(this.key, value);
  }
}

export const pace = new PaceWish("spinney-pace");

/** What the others did while one waited is offered as a recap. */
export const news = new Wish("spinney-news", true);

/** Whoever is new is offered lessons, until they do not want to be. */
export const lessonsOffered = new Wish("spinney-lessons", true);

/** How the page looks: the name of each is a class of the whole page while it is wished for. */
export const looks = {
  "large-text": new Wish("spinney-large-text", false),
  "high-contrast": new Wish("spinney-high-contrast", prefers("(prefers-contrast: more)")),
  patterns: new Wish("spinney-patterns", false),
};

/** Not every browser has them, and each asks its owner first. */
class Notifying extends Wish {
  readonly known = "Notification" in globalThis;

  get allowed(): boolean {
    return this.known && this.on && Notification.permission === "granted";
  }

  /** Whether it can be done. */
  async ask(): Promise<boolean> {
    this.on = (await Notification.requestPermission()) === "granted";
    return this.on;
  }
}

export const notifications = new Notifying("spinney-notifications", false);
