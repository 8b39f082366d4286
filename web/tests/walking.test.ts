import { afterEach, expect, test } from "vitest";

import { stand, step } from "../src/lib/walking";

const BOARD = `
  <svg data-sheet="board">
    <g data-name="scenery"></g>
    <g data-name="c1"><g data-word="c1"><title>Clearing 1</title>
      <g data-name="c1/wood" data-thing="wood"><title>Wood</title></g>
      <g data-name="c1/keep" data-thing="keep"><title>Keep</title></g>
    </g></g>
    <g data-name="c2"><g data-word="c2"><title>Clearing 2</title></g></g>
  </svg>`;

function drawn(): Element {
  document.body.innerHTML = `<div class="drawn">${BOARD}</div>`;
  return document.body.firstElementChild!;
}

afterEach(() => document.body.replaceChildren());

test("arrows lead from one thing to the next, into it and out of it", () => {
  const place = drawn();
  const walked = ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowRight"];
  let at: Element = place;
  const names = [...walked, "ArrowUp", "End"].map((key) => {
    at = step(key, at, place) ?? at;
    return at.querySelector(":scope > title")?.textContent;
  });
  expect(names).toEqual([
    "Clearing 1",
    "Clearing 2",
    "Clearing 1",
    "Wood",
    "Keep",
    "Keep",
    "Clearing 1",
    "Clearing 2",
  ]);
  expect(step("a", at, place)).toBeNull();
});

test("who stands at a thing is told its name", () => {
  const place = drawn();
  const thing = step("ArrowRight", place, place)!;
  stand(thing);
  expect(document.activeElement).toBe(thing);
  expect(thing.getAttribute("aria-label")).toBe("Clearing 1");
});
