/** The page's own sentences; what the games say comes from the server, in the same language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import fr from "../text/fr.ftl?raw";
import type { Language } from "./types";

export const LANGUAGES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch" };
const SOURCES: Record<Language, string> = { en, fr, de };

const bundles = Object.fromEntries(
  Object.entries(SOURCES).map(([language, source]) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    return [language, bundle];
  }),
) as Record<Language, FluentBundle>;

class Speech {
  language = $state<Language>(preferred());
}

export const speech = new Speech();

/** The first of the reader's languages that there are texts in. */
function preferred(): Language {
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in SOURCES);
  return (known ?? "en") as Language;
}

/** The sentence with this key. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = bundles[speech.language];
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`no text ${key} in ${speech.language}`);
  return bundle.formatPattern(pattern, args);
}

export function when(time: string): string {
  const form = new Intl.DateTimeFormat(speech.language, { dateStyle: "short", timeStyle: "short" });
  return form.format(new Date(time));
}
