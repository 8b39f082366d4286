import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { say, speech } from "../src/lib/text.svelte";
import type { Language } from "../src/lib/types";

const LANGUAGES: Language[] = ["en", "fr", "de"];
const texts = import.meta.glob<string>("../src/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const source = Object.values(code).join("\n");

/** The texts of a language: each key with the variables it uses. */
function known(language: Language): Map<string, string> {
  const found = Object.entries(texts).filter(
    ([path]) => /(\w\w)\.ftl$/.exec(path)?.[1] === language,
  );
  const all = found.map(([, text]) => text).join("\n");
  return new Map(
    new FluentResource(all).body.map(({ id, value }) => {
      const used = JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g);
      return [id, [...new Set([...used].map((match) => match[1]))].sort().join(" ")];
    }),
  );
}

/** Every word in the code that could be a key, and every beginning of one that is put together. */
const written = new Set([...source.matchAll(/["'`]([a-z][a-z-]*)["'`]/g)].map((match) => match[1]));
const begun = [...source.matchAll(/`([a-z-]+-)\$\{|`\$\{what\}(-sure)`/g)].map(
  (match) => match[1] ?? "",
);

test.each(LANGUAGES)("all texts of %s are there, with the same variables", (language) => {
  expect([...known(language)]).toEqual([...known("en")]);
});

test("every key that is asked for exists", () => {
  const asked = [...source.matchAll(/\bsay\(\s*"([a-z-]+)"/g)].map((match) => match[1] ?? "");
  const missing = asked.filter((key) => !known("en").has(key));
  expect(missing).toEqual([]);
  expect(asked.length).toBeGreaterThan(80);
});

test("no text is left that nobody asks for", () => {
  const dead = [...known("en").keys()].filter((key) => {
    const composed = begun.some((start) => start && key.startsWith(start)) || key.endsWith("-sure");
    return !written.has(key) && !composed;
  });
  expect(dead).toEqual([]);
});

test("French and German are written as they should be", () => {
  for (const [path, text] of Object.entries(texts)) {
    const lines = text.split("\n").filter((line) => !line.startsWith("#"));
    if (/fr/.test(path)) {
      expect(lines.filter((line) => /[^\u00a0][?!;»]|[^\u00a0]:(\s|$)/.test(line))).toEqual([]);
      expect(lines.filter((line) => /'/.test(line))).toEqual([]);
    }
    if (/de/.test(path))
      expect(lines.filter((line) => /\b(Ihnen|Ihren?)\b/.test(line))).toEqual([]);
  }
});

test("numbers and plurals are right in each language", () => {
  const told = LANGUAGES.map((language) => {
    speech.language = language;
    return [1, 2].map((count) => say("watched-by", { count }));
  });
  expect(told).toEqual([
    ["One person is watching.", "2 people are watching."],
    ["Une personne regarde.", "2 personnes regardent."],
    ["Eine Person schaut zu.", "2 Personen schauen zu."],
  ]);
});
