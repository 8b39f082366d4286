import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

// jsdom has no media; whoever asks is told that none matches.
vi.hoisted(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

import { me } from "../src/lib/person.svelte";
import type { Person } from "../src/lib/types";
import Lobby from "../src/pages/Lobby.svelte";

afterEach(cleanup);

function person(id: string): Person {
  return { id, name: id, language: "en", theme: "light", account: false, recovery: false };
}

/** A lobby with so many games of one's own. */
function games(count: number): object {
  const line = { game: "root", title: "Root", phase: "playing", pace: "live", seats: [], free: 0 };
  const mine = Array.from({ length: count }, (_, at) => {
    return {
      ...line,
      table: `t${at}`,
      your_turn: true,
      asked: null,
      options: [],
      turn: 1,
      created: "2026-01-01",
      changed: "2026-01-01",
    };
  });
  return { mine, open: [], watch: [] };
}

test("what comes late for somebody else is not shown", async () => {
  const answers: ((body: object) => void)[] = [];
  globalThis.fetch = (path) => {
    if (!String(path).includes("/lobby")) return Promise.resolve(new Response("[]"));
    return new Promise((answer) =>
      answers.push((body) => answer(new Response(JSON.stringify(body)))),
    );
  };
  me.welcome(person("ann"));
  render(Lobby);
  await tick();
  me.welcome(person("bob"));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(games(1));
  const count = (): string | undefined =>
    document.querySelector(".count")?.textContent ?? undefined;
  await vi.waitFor(() => expect(count()).toBe("1"));
  answers[0]?.(games(3));
  await new Promise((later) => setTimeout(later));
  await tick();
  expect(count()).toBe("1");
});
