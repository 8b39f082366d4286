import { readFileSync } from "node:fs";

import { expect, type Page } from "@playwright/test";

import {
  answer,
  arrive,
  asked,
  BOARD,
  call,
  clickOn,
  options,
  paint,
  play,
  playNow,
  test,
} from "./playing";

const RECORD = golden("base_four");
const TINKER = golden("coalition");

function golden(name: string): string {
  return readFileSync(`../tests/root/golden/${name}.spinney`, "utf-8");
}

/** What has the focus, in a word. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    return at.dataset["word"] ?? at.dataset["option"] ?? at.tagName;
  });
}

async function middle(page: Page, word: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.board [data-word="${word}"] > .sp-hit`).first().boundingBox();
  if (!box) throw new Error(`${word} is not on the board`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("Tab goes through what answers and on, and back; who points is led nowhere", async ({
  page,
}) => {
  await playNow(page, "root");
  await asked(page);
  await page.locator(".board").focus();
  const corners = ["c1", "c2", "c3", "c4"];
  for (const corner of corners) {
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(corner);
    await page.waitForTimeout(200); // what it would do has been asked for
  }
  await page.keyboard.press("Tab");
  expect(corners).not.toContain(await focused(page));
  await page.keyboard.press("Shift+Tab");
  expect(await focused(page)).toBe("c4");

  await clickOn(page, "c1");
  await expect(page.locator(".sentence")).not.toContainText("In which corner");
  await asked(page);
  expect(await page.locator(".can:focus-visible, .option:focus-visible").count()).toBe(0);
});

test("the board grows around the pointer, is dragged, and a drag is no answer", async ({
  page,
}) => {
  await playNow(page, "root");
  await asked(page);
  const before = await middle(page, "c1");
  await page.mouse.move(before.x, before.y);
  await page.keyboard.down("Control");
  for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  const frame = page.locator(".board");
  await expect
    .poll(() => frame.evaluate((board) => board.scrollWidth / board.clientWidth > 2))
    .toBe(true);
  const near = await middle(page, "c1");
  expect(Math.hypot(near.x - before.x, near.y - before.y)).toBeLessThan(12);
  await page.mouse.down();
  await page.mouse.move(before.x + 5, before.y - 30);
  await page.mouse.move(before.x + 5, before.y - 60);
  await page.mouse.up();
  const dragged = await middle(page, "c1");
  expect(Math.abs(dragged.y - near.y + 60)).toBeLessThan(12);
  await expect(page.locator(".sentence")).toContainText("In which corner");
  await expect(page.locator(".armed")).toHaveCount(0);
});

/** Sit down where somebody in a recorded game is about to choose this word for the last time. */
async function sitDownBefore(page: Page, word: string, record = RECORD): Promise<void> {
  let number = 0;
  let at = { number: 0, seat: "" };
  for (const [, seat = "", words = ""] of record.matchAll(/^([A-Z]): (.*)$/gm)) {
    for (const chosen of words.split(" ")) {
      if (chosen === word) at = { number, seat };
      number += 1;
    }
  }
  await arrive(page);
  const kept = await call<{ table: string }>(page, "/api/records", { record });
  const { table } = await call<{ table: string }>(page, `/api/tables/${kept.table}/continue`, at);
  await page.goto(`/table/${table}`);
  await expect(page.locator(BOARD)).toBeVisible();
}

test("only what lies where the question is about is marked, and answers", async ({ page }) => {
  await sitDownBefore(page, "build");
  await asked(page);
  await answer(page, "build");
  await asked(page);
  const [clearing = ""] = await options(page);
  expect(clearing).toMatch(/^c\d+$/);
  await answer(page, clearing);
  await expect(page.locator(".sentence")).toContainText("What do you build");
  const kinds = await options(page);
  const standing = page.locator(kinds.map((kind) => `.board [data-word=${kind}]`).join());
  await expect(standing.first()).toBeVisible();
  await expect(
    page.locator(`.board [data-word]:not(.board [data-word=${clearing}] *).can`),
  ).toHaveCount(0);
  const before = await page.locator(".table").getAttribute("data-number");
  await standing.first().click();
  await expect(page.locator(".inspector h2")).toBeVisible(); // it is read instead
  await expect(page.locator(".table")).toHaveAttribute("data-number", before ?? "");
});

test("a pile answers when a card of it is asked for: the Tinker takes one that was discarded", async ({
  page,
}) => {
  await sitDownBefore(page, "special", TINKER);
  await asked(page);
  const pile = page.locator(".slips [data-place=discard]");
  await expect(pile.locator("[data-word]").first()).toBeVisible();
  await expect(pile.locator(".can")).toHaveCount(0);
  await answer(page, "special");
  const words = await options(page);
  await expect(pile.locator(".can")).toHaveCount(words.length);
  const [word = ""] = words;
  await pile.locator(`.can[data-word=${word}]`).click();
  await expect(page.locator(`.hand [data-sheet*=${word}]`)).toBeVisible();
});

test("a list of cards that nobody has seen is no answer", async ({ page }) => {
  await playNow(page, "sylvion");
  while ((await asked(page)) && !(await page.locator(".hand .can").count())) await play(page, 1);
  // What does not answer is without its colours, but can be read.
  const idle = page.locator(".hand .idle").first();
  await expect(idle).not.toHaveCSS("filter", "none");
  await paint(page);
  const opaque = await idle.locator("text").evaluateAll((words) =>
    words.map((each) => {
      let opacity = 1;
      for (let at: Element | null = each; at; at = at.parentElement)
        opacity *= Number(getComputedStyle(at).opacity);
      return opacity;
    }),
  );
  expect(new Set(opaque)).toEqual(new Set([1]));
  await page.locator("[data-tab=boards]").click();
  await expect(page.locator(".slips [data-place=unseen] [data-word]").first()).toBeVisible();
  await expect(page.locator(".slips [data-place] .can")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the whole map is there at first, and two taps or two fingers bring it close", async ({
    page,
  }) => {
    await playNow(page, "root");
    await asked(page);
    for (const word of ["c1", "c2", "c3", "c4", "c12"]) {
      await expect(page.locator(`.board [data-word=${word}] > .sp-hit`).first()).toBeInViewport({
        ratio: 1,
      });
    }
    const zoomed = (): Promise<number> =>
      page.locator(".board").evaluate((board) => board.scrollWidth / board.clientWidth);
    expect(await zoomed()).toBe(1);
    const { x, y } = await middle(page, "c12");
    await page.locator(".board").dispatchEvent("dblclick", { clientX: x, clientY: y });
    await expect.poll(zoomed).toBeGreaterThan(2);
    await page.locator(".board").dispatchEvent("dblclick", { clientX: x, clientY: y });
    await expect.poll(zoomed).toBe(1);

    const fingers = await page.context().newCDPSession(page);
    const touch = (type: string, apart: number): Promise<unknown> =>
      fingers.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: apart
          ? [
              { x: x - apart, y },
              { x: x + apart, y },
            ]
          : [],
      });
    await touch("touchStart", 20);
    for (const apart of [30, 40, 60]) await touch("touchMove", apart);
    await touch("touchEnd", 0);
    await expect.poll(zoomed).toBeGreaterThan(2);
  });
});
