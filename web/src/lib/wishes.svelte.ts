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

const still = matchMedia("(prefers-reduced-motion: reduce)").matches;

export const animations = new Wish("spinney-animations", !still);
export const notifications = new Wish("spinney-notifications", false);
