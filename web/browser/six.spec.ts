/** Six at a table, on a desk and on a phone: everybody's board is at hand, and nothing is cut off. */

import { readFileSync } from "node:fs";

import { expect, type Page } from "@playwright/test";

import { answer, arrive, asked, BOARD, call, faultless, options, test } from "./playing";

const SIX = "marquise,eyrie,cult,riverfolk,duchy,corvids";

async function sitDown(page: Page): Promise<void> {
  const others = Array.from({ length: 5 }, () => ({ who: "bot", level: "random" }));
  const wanted = { game: "root", options: { seats: SIX }, seats: [{ who: "me" }, ...others] };
  const { table } = await call<{ table: string }>(page, "/api/tables", wanted);
  await page.goto(`/table/${table}`);
  await expect(page.locator(BOARD)).toBeVisible();
  await asked(page);
}

/** Whether the head of a board lies in sight beside the map. */
async function isShown(page: Page, role: string): Promise<boolean> {
  return page.locator(`.slips [data-sheet=${role}]`).evaluate((sheet) => {
    const panel = sheet.closest(".panel")!.getBoundingClientRect();
    const { top } = sheet.getBoundingClientRect();
    return top > panel.top - 60 && top < panel.bottom - 60;
  });
}

test("each seat shows its board, the set-up is no news, and all cards in hand are seen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await arrive(page);
  await sitDown(page);
  await expect(page.locator(".recap")).toHaveCount(0);
  for (const role of ["riverfolk", "eyrie"]) {
    await page.locator(`[data-board=${role}]`).click();
    await expect.poll(() => isShown(page, role)).toBe(true);
  }
  await page.locator("[data-score=A]").click(); // a number still says how it was made
  await expect(page.locator("#points-A")).toBeVisible();
  await page.keyboard.press("Escape");
  await faultless(page);

  const hand = page.locator(".hand .drawn");
  await expect(hand.locator("svg")).toHaveCount(3);
  const cut = await hand.evaluate((cards) => {
    const last = cards.children[0]!;
    while (cards.children.length < 7) cards.append(last.cloneNode(true));
    const frame = cards.closest(".hand")!.getBoundingClientRect();
    return [...cards.children].filter((card) => {
      const { right, bottom } = card.getBoundingClientRect();
      return right > frame.right || bottom > frame.bottom;
    }).length;
  });
  expect(cut).toBe(0);
});

/** Take over in a recorded game, before the first time that this is chosen after so many. */
async function takeOver(page: Page, name: string, word: string, after = 0): Promise<void> {
  const record = readFileSync(`../tests/root/golden/${name}.spinney`, "utf-8");
  const kept = await call<{ table: string }>(page, "/api/records", { record });
  let number = 0;
  let at = { number: 0, seat: "" };
  for (const [, seat = "", words = ""] of record.matchAll(/^([A-Z]): (.*)$/gm))
    for (const chosen of words.split(" ")) {
      if (chosen === word && number >= after && !at.seat) at = { number, seat };
      number += 1;
    }
  const { table } = await call<{ table: string }>(page, `/api/tables/${kept.table}/continue`, at);
  await page.goto(`/table/${table}`);
  await asked(page);
}

test("what answers on a board is in sight: a crafted card, and what the Riverfolk sell", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await arrive(page);
  await takeOver(page, "corners", "tax_collector", 238);
  await expect(page.locator(".option[data-option=tax_collector]")).toContainText("Use:");
  await expect(page.locator(".slips .can[data-word=tax_collector]")).toBeInViewport({ ratio: 1 });
  expect(await isShown(page, "marquise")).toBe(false); // its head has gone out of sight for it

  await takeOver(page, "traders", "hand_card");
  const sold = page.locator(".slips .can[data-word=hand_card]");
  await expect(sold).toBeInViewport({ ratio: 1 });
  await sold.focus();
  await page.keyboard.press("i");
  await expect(page.locator(".inspector .plate-facts")).toContainText("Price");
  await expect(page.locator(".inspector [data-use=hand_card]")).toBeVisible();
  await page.keyboard.press("Escape");
  await answer(page, "hand_card");
  await asked(page);
  const words = await options(page);
  await expect(page.locator(".slips [data-place='riverfolk.hand'] .can")).toHaveCount(
    new Set(words).size,
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("French has room: sentence, lesson and buttons; a seat's number leads to its board", async ({
    page,
  }) => {
    const scrolled = (): Promise<string[]> =>
      page
        .locator(".sentence, .lesson .said")
        .evaluateAll((all) =>
          all
            .filter((each) => each.scrollHeight > each.clientHeight)
            .map((each) => each.textContent ?? ""),
        );
    await arrive(page, { language: "fr" });
    await sitDown(page);
    await page.locator("[data-guide=stop]").tap();
    for (let i = 0; i < 6; i++) {
      expect(await scrolled()).toEqual([]);
      await answer(page, (await options(page))[0] ?? "");
      await asked(page);
    }
    const recap = page.locator("[data-recap=open]");
    if (await recap.count()) {
      const [now, news] = await Promise.all(
        [page.locator("[data-play=skip]"), recap].map((each) => each.boundingBox()),
      );
      expect(now!.x + now!.width).toBeLessThanOrEqual(news!.x);
    }
    await page.locator("[data-score=F]").tap();
    await page.locator("[data-points-board=corvids]").tap();
    await expect.poll(() => isShown(page, "corvids")).toBe(true);

    const lesson = "/api/games/root/lessons/vagabond";
    const { table } = await call<{ table: string }>(page, lesson, {});
    await page.goto(`/table/${table}`);
    await expect(page.locator(".lesson .task")).toBeVisible();
    while (!(await page.locator(".lesson.done").count())) {
      expect(await scrolled()).toEqual([]);
      const word = await page.locator(".option.best").first().getAttribute("data-option");
      await answer(page, word ?? "");
      await expect(page.locator(".option.best, .lesson.done").first()).toBeVisible();
    }
  });
});

test("this device keeps its colours and its language, and my games can be told apart", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator("header select").selectOption("de");
  await page.locator("header summary").click();
  await page.getByLabel("Dunkel").check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.context().clearCookies(); // the guest is lost
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  for (const seats of ["marquise,eyrie", "eyrie,marquise"])
    await call(page, "/api/tables", { game: "root", options: { seats } });
  const waiting = async (): Promise<boolean[]> =>
    (await call<{ mine: { your_turn: boolean }[] }>(page, "/api/lobby")).mine.map(
      (line) => line.your_turn,
    );
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([true, true]);
  await page.reload();
  const going = page.locator("nav.going a.main");
  await expect(going).toHaveCount(2);
  const [one, other] = await going.allInnerTexts();
  expect(one).not.toBe(other);
  expect(one).toMatch(/Zug 0.*\d\d:\d\d|Zug 1.*\d\d:\d\d/s);
  await expect(page.locator("#mine .lines a").first()).toContainText("begonnen");
  await faultless(page);
});
