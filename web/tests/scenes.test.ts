import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { freeSide, newestScene, picture, skip, staying, unfold } from "../src/lib/scenes";
import type { GameEvent, Scene as Staged } from "../src/lib/types";
import { happened } from "./events";

const SVG =
  '<svg role="img" aria-labelledby="sp-title"><title id="sp-title">Old</title><desc>All</desc><style>.sp-badge{}</style>' +
  '<g data-step="1"></g><g data-step="2"></g><g data-step="3"></g></svg>';
const SCENE: Staged = {
  number: 7,
  title: "A battle",
  svg: SVG,
  lines: ["One.", "Two."],
  over: true,
};

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => localStorage.clear());

function event(number: number, scene: number | null): GameEvent {
  return happened(number, { scene });
}

test("the newest scene is the last in which anything new happened", () => {
  const events = [event(1, 1), event(2, 1), event(3, null), event(4, 4), event(5, null)];
  expect(newestScene(events, 0)).toBe(4);
  expect(newestScene(events.slice(0, 3), 1)).toBe(1);
  expect(newestScene(events, 4)).toBeNull();
});

test("a scene stands on the side where it did not happen", () => {
  document.body.innerHTML = '<div class="board"><i data-word="c1"></i><i data-word="c2"></i></div>';
  const board = document.querySelector(".board");
  const box = (left: number, width: number): DOMRect => new DOMRect(left, 0, width, 10);
  vi.spyOn(board!, "getBoundingClientRect").mockReturnValue(box(0, 100));
  const [c1, c2] = board!.children;
  vi.spyOn(c1!, "getBoundingClientRect").mockReturnValue(box(10, 10));
  vi.spyOn(c2!, "getBoundingClientRect").mockReturnValue(box(80, 10));
  expect(freeSide(board, ["c1"])).toBe("right");
  expect(freeSide(board, ["c2"])).toBe("left");
  expect(freeSide(board, ["nowhere"])).toBe("left");
  expect(freeSide(null, ["c1"])).toBe("left");
});

test("a picture brings its own name and nobody else's", () => {
  const drawn = picture(SVG, "A battle");
  expect(drawn?.getAttribute("aria-label")).toBe("A battle");
  expect(drawn?.getAttribute("aria-labelledby")).toBeNull();
  expect(drawn?.querySelector("title, desc, style")).toBeNull();
});

test("only what is new unfolds, step by step, and can be hurried", () => {
  const drawn = picture(SVG, "A battle")!;
  expect(unfold(drawn, 1)).toBe(3);
  const steps = [...drawn.querySelectorAll<SVGElement>("[data-step]")];
  expect(steps.map((step) => step.classList.contains("unfolds"))).toEqual([false, true, true]);
  const delay = (step?: SVGElement): string | undefined => step?.style.getPropertyValue("--delay");
  expect(delay(steps[1])).toBe("0ms");
  expect(delay(steps[2])).not.toBe("0ms");
  const coming = [{ playState: "running" }] as unknown as Animation[];
  for (const step of steps) step.getAnimations = () => (step === steps[2] ? coming : []);
  expect(skip(drawn)).toBe(true);
  expect(drawn.querySelector(".unfolds")).toBeNull();
  expect(skip(drawn)).toBe(false);
});

test("a scene stays until it can have been read, longer at a calm pace; step by step it stays", () => {
  expect(staying(0, "quick")).toBeGreaterThan(3000);
  expect(staying(4, "quick")).toBeGreaterThan(staying(0, "quick")! + 2000);
  expect(staying(4, "calm")).toBeGreaterThan(staying(4, "quick")!);
  expect(staying(4, "step")).toBeNull();
});

test("what came by itself goes by itself once it is over; what was asked for stays", async () => {
  const { default: Scene } = await import("../src/parts/Scene.svelte");
  const { pace } = await import("../src/lib/wishes.svelte");
  pace.now = "quick";
  const onclose = vi.fn();
  const shown = { scene: SCENE, words: [], onclose, leaves: true };
  const { rerender } = render(Scene, shown);
  const timer = (): Element | null => document.querySelector(".stays");
  await rerender({ leaves: false });
  expect(timer()).toBeNull();
  await rerender({ leaves: true, scene: { ...SCENE, over: false } });
  expect(timer()).toBeNull();
  await rerender({ scene: SCENE });
  expect(timer()?.getAttribute("style")).toContain("ms");
  expect(onclose).not.toHaveBeenCalled();
  timer()?.dispatchEvent(new Event("animationend"));
  expect(onclose).toHaveBeenCalledTimes(1);
  pace.now = "step";
  await rerender({ leaves: true });
  expect(timer()).toBeNull();
});

test("a click on a scene that is all there puts it away", async () => {
  const { default: Scene } = await import("../src/parts/Scene.svelte");
  const { animations } = await import("../src/lib/wishes.svelte");
  animations.on = false;
  const onclose = vi.fn();
  render(Scene, { scene: SCENE, words: [], onclose });
  document.querySelector<HTMLElement>(".scene .picture")?.click();
  expect(onclose).toHaveBeenCalledTimes(1);
});

test("a scene is shown with its sentences, and goes by its cross or Escape", async () => {
  const { default: Scene } = await import("../src/parts/Scene.svelte");
  const { animations } = await import("../src/lib/wishes.svelte");
  animations.on = false;
  const onclose = vi.fn();
  render(Scene, { scene: SCENE, words: [], onclose });
  expect(screen.getByRole("img", { name: "A battle" })).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual(SCENE.lines);
  expect(document.querySelector(".unfolds")).toBeNull();
  screen.getByRole("button").click();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(onclose).toHaveBeenCalledTimes(2);
});
