import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { goOn, SECOND_DIGIT, Typed, watch } from "../src/lib/keyboard";

let leave: () => void;
let list: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div class="drawn"><svg><g class="can" tabindex="0" id="c1"></g></svg>
    </div><div id="list"><button id="one"></button><button></button></div><input id="chat" />`;
  list = document.getElementById("list")!;
  leave = watch();
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

const press = (at: Element): boolean =>
  at.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));

describe("at a new question", () => {
  test("who answered by keyboard goes on where they answered", () => {
    press(document.getElementById("c1")!);
    goOn(list);
    expect(document.activeElement?.id).toBe("c1");
    (document.activeElement as SVGElement).blur();
    press(document.getElementById("one")!);
    goOn(list);
    expect(document.activeElement?.id).toBe("one");
  });

  test("who points is left alone, and so is who is elsewhere", () => {
    press(list);
    dispatchEvent(new Event("pointerdown"));
    goOn(list);
    expect(document.activeElement).toBe(document.body);
    press(list);
    document.getElementById("chat")?.focus();
    goOn(list);
    expect(document.activeElement?.id).toBe("chat");
  });
});

describe("typed numbers", () => {
  let picked: number[];
  let typed: Typed;
  beforeEach(() => {
    picked = [];
    typed = new Typed((place) => picked.push(place));
  });

  test("pick at once where no second digit could follow", () => {
    typed.type(9, 9);
    typed.type(2, 14);
    expect(picked).toEqual([8, 1]);
  });

  test("wait for the second digit where one could", () => {
    typed.type(1, 14);
    expect(picked).toEqual([]);
    typed.type(3, 14);
    expect(picked).toEqual([12]);
    typed.type(1, 14);
    vi.advanceTimersByTime(SECOND_DIGIT);
    expect(picked).toEqual([12, 0]);
  });

  test("that are too large pick nothing", () => {
    typed.type(5, 4);
    typed.type(0, 4);
    typed.type(1, 12);
    typed.type(7, 12);
    expect(picked).toEqual([]);
  });
});
