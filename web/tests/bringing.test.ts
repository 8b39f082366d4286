import { beforeEach, expect, test } from "vitest";

import { Bringing } from "../src/lib/bringing";

function rect(top: number, height: number): DOMRect {
  return { top, bottom: top + height } as DOMRect;
}

/** A panel of 100 pixels, in which what answers lies 500 down. */
function panel(): HTMLElement {
  document.body.innerHTML = `<div class="panel"><p class="can" data-word="roost"></p></div>`;
  const found = document.querySelector<HTMLElement>(".panel")!;
  const answer = found.querySelector(".can")!;
  found.getBoundingClientRect = () => rect(0, 100);
  answer.getBoundingClientRect = () => rect(500 - found.scrollTop, 10);
  return found;
}

let bringing: Bringing;
beforeEach(() => {
  bringing = new Bringing();
});

test("what answers is brought into sight", () => {
  const boards = panel();
  bringing.begin(boards);
  bringing.bring(boards);
  expect(boards.scrollTop).toBeGreaterThan(400);
  expect(boards.scrollTop).toBeLessThanOrEqual(500);
});

test("who has turned to another board is left there until the next question", () => {
  const boards = panel();
  bringing.begin(boards);
  boards.scrollTop = 900;
  bringing.bring(boards);
  expect(boards.scrollTop).toBe(900);
  bringing.begin(boards);
  bringing.bring(boards);
  expect(boards.scrollTop).toBeLessThanOrEqual(500);
});
