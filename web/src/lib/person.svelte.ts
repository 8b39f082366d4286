/** Who is here: a guest from the first moment on, an account if they like. */

import { get, post } from "./api";
import { speech } from "./text.svelte";
import type { Language, Person, Theme } from "./types";

class Me {
  person = $state.raw<Person | null>(null);

  get theme(): Theme {
    return this.person?.theme ?? "auto";
  }

  /** The person behind the cookie, or a new guest. */
  async arrive(): Promise<void> {
    const { language = speech.language, theme = "auto" } = usual();
    const known = await get<Person | null>("/me");
    this.welcome(known ?? (await post<Person>("/me", { language, theme })));
  }

  async change(wish: { name?: string; language?: Language; theme?: Theme }): Promise<void> {
    this.welcome(await post<Person>("/me", wish));
  }

  welcome(person: Person): void {
    this.person = person;
    speech.language = person.language;
    document.documentElement.lang = person.language;
    document.documentElement.dataset["theme"] = person.theme;
    keep(person);
  }
}

// A guest may be forgotten, or sign in and out: who comes to this device next finds it as it was.

type Usual = Partial<Pick<Person, "language" | "theme">>;
const KEPT = "spinney-usual";

function usual(): Usual {
  return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Usual;
}

function keep({ language, theme }: Person): void {
  localStorage.setItem(KEPT, JSON.stringify({ language, theme }));
}

export const me = new Me();

/** Whether the reader's system is dark; that may change while somebody plays. */
class System {
  private readonly asked = matchMedia("(prefers-color-scheme: dark)");
  dark = $state(this.asked.matches);

  constructor() {
    this.asked.addEventListener?.("change", () => (this.dark = this.asked.matches));
  }
}

const system = new System();

/** Light or dark, as the reader's system has it where nothing was chosen. */
export function shade(theme: Theme): "light" | "dark" {
  if (theme !== "auto") return theme;
  return system.dark ? "dark" : "light";
}
