import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { chapters, spoken } from "../src/lib/log";
import { speech } from "../src/lib/text.svelte";
import Log from "../src/parts/Log.svelte";
import { happened } from "./events";

// jsdom has no media; whoever asks is told that none matches.
vi.hoisted(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

speech.language = "en";
afterEach(cleanup);

const BATTLE = [
  happened(1, { text: "The deal." }),
  happened(2, { opens: true, by: "bird", text: "Turn 1: the birds (Ann)." }),
  happened(3, { by: "bird", phase: "Birdsong", text: "The birds add a card." }),
  happened(4, { by: "bird", phase: "Daylight", scene: 4, text: "Battle in clearing 5." }),
  happened(5, { by: "cat", phase: "Daylight", scene: 4, text: "The cats take 2 hits." }),
  happened(6, { phase: "Daylight", scene: 4, text: "It is over.", line: "Birds attack: 2 to 1." }),
  happened(7, { by: "bird", phase: "Daylight", text: "The birds move.", loud: true }),
];

test("a log has turns, their phases, and a battle in one line", () => {
  const [before, turn] = chapters(BATTLE);
  expect(before?.opening).toBeNull();
  expect(turn?.opening?.by).toBe("bird");
  const told = turn?.phases.map(({ name, lines }) => [name, lines.map((line) => line.text)]);
  expect(told).toEqual([
    ["Birdsong", ["The birds add a card."]],
    ["Daylight", ["Birds attack: 2 to 1.", "The birds move."]],
  ]);
  expect(turn?.phases[1]?.lines[0]?.inside.map(({ number }) => number)).toEqual([4, 5, 6]);
  expect([turn?.number, turn?.last]).toEqual([2, 7]);
});

test("a battle that is not over is called by how it began", () => {
  const [turn] = chapters(BATTLE.slice(3, 5));
  expect(turn?.phases[0]?.lines.map((line) => line.text)).toEqual(["Battle in clearing 5."]);
});

function show(events = BATTLE): void {
  const quiet = (): undefined => undefined;
  const doing = { onrule: quiet, onshow: quiet, onagain: quiet, onscene: quiet };
  render(Log, { props: { game: "snap", events, recap: 6, ...doing } });
}

test("turns have headings, phases and emblems; what is new and what is loud is marked", () => {
  show();
  expect(screen.getByText("Turn 1: the birds (Ann).").tagName).toBe("SUMMARY");
  expect(screen.getByRole("heading", { name: "Daylight" })).toBeTruthy();
  const turn = document.querySelector(".chapter[data-by=bird]");
  expect(turn?.querySelector("summary img")?.getAttribute("src")).toContain("/emblems/bird.svg");
  expect(document.querySelector("li.new.loud")?.textContent).toContain("The birds move.");
  expect(document.querySelector(".folded")?.hasAttribute("open")).toBe(false);
});

test("of a long game the last turns are open, the ones before are headings, and the oldest wait", async () => {
  const turns = Array.from({ length: 30 }, (_, at) => [
    happened(2 * at + 1, { opens: true, by: "bird", text: `Turn ${at + 1}` }),
    happened(2 * at + 2, { by: "bird", text: `Deed ${at + 1}` }),
  ]).flat();
  show(turns);
  expect(document.querySelectorAll(".chapter")).toHaveLength(20);
  expect(document.querySelectorAll(".chapter[open]")).toHaveLength(5);
  expect(screen.queryByText("Deed 25")).toBeNull();
  expect(screen.getByText("Deed 26")).toBeTruthy();
  await fireEvent.click(document.querySelector("[data-log=earlier]")!);
  expect(document.querySelectorAll(".chapter")).toHaveLength(30);
});

test("a sentence is taken apart where it names something", () => {
  const moved = {
    text: "2 warriors go from clearing 12 to clearing 1.",
    words: ["c1", "c12", "x"],
  };
  const told = { ...moved, said: ["clearing 1", "clearing 12", ""] };
  expect(
    spoken(told)
      .map(({ text, word }) => (word ? `[${text}|${word}]` : text))
      .join(""),
  ).toBe("2 warriors go from [clearing 12|c12] to [clearing 1|c1].");
  expect(spoken({ text: "Fire!", words: ["fire"], said: [""] })).toEqual([
    { text: "Fire!", word: "" },
  ]);
});
