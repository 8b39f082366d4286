/** What a finger slips on: quick second taps, what lies under something else, what has no way back. */

import { expect, type Locator, type Page } from "@playwright/test";

import { arrive, asked, BOARD, call, moment, play, playNow, test } from "./playing";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Hold the page's clock at so many milliseconds after it was first held. */
function hold(page: Page, after: number): Promise<void> {
  return page.evaluate((after) => {
    const held = window as unknown as { heldSince?: number };
    held.heldSince ??= performance.now();
    const now = held.heldSince + after;
    performance.now = () => now;
  }, after);
}

async function middleOf(thing: Locator): Promise<[number, number]> {
  const box = await thing.boundingBox();
  if (!box) throw new Error("it is not on the screen");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test("two quick taps on Concede do not concede; it says what comes of it", async ({ browser }) => {
  const context = await browser.newContext(PHONE);
  const [ann, bob] = [await context.newPage(), await (await browser.newContext()).newPage()];
  await arrive(ann, { name: "Ann" });
  await arrive(bob, { name: "Bob" });
  const { table, join } = await call<{ table: string; join: string }>(ann, "/api/tables", {
    game: "root",
    options: { seats: "marquise,eyrie,alliance" },
    seats: [{ who: "me" }, { who: "link" }, { who: "bot", level: "random" }],
  });
  await call(bob, "/api/join", { token: join });
  await ann.goto(`/table/${table}`);
  await ann.locator("[data-guide=stop]").tap();
  await ann.locator("[data-tab=table]").tap();
  const concede = ann.locator("[data-tool=concede]");
  await concede.scrollIntoViewIfNeeded();
  const at = await middleOf(concede);
  await hold(ann, 0);
  await ann.touchscreen.tap(...at);
  const sure = ann.locator(".sure");
  await expect(sure).toContainText("A bot then plays on in your place");
  // Wherever the answer lies, two quick taps do not reach it.
  await ann.touchscreen.tap(...at);
  await expect(ann.locator("[data-sure=concede]")).toBeVisible();
  await ann.locator("[data-tool=cancel]").tap();
  await expect(concede).toBeVisible();
  await concede.tap();
  await hold(ann, 5000);
  await ann.touchscreen.tap(...at);
  await ann.locator("[data-sure=concede]").tap();
  await expect(ann.locator("[data-panel=table]")).toContainText("a bot plays on in your place");
  await bob.goto(`/table/${table}`);
  await expect(bob.locator("[data-seat=A]")).toContainText("has conceded");
  await bob.locator("[data-tab=table]").click();
  await bob.locator("[data-tool=concede]").click();
  await expect(bob.locator(".sure")).toContainText("The game is then over");
});

test("a second click at the same place answers no question that came between, for a while", async ({
  page,
}) => {
  await playNow(page, "root");
  /** Whether the middle of something is an answer that one click gives. */
  const answers = ([x, y]: [number, number]): Promise<boolean> =>
    page.evaluate(
      ([x, y]) => {
        const option = document.elementFromPoint(x, y)?.closest(".option");
        return option != null && !option.querySelector(".final");
      },
      [x, y] as const,
    );
  for (let i = 0; i < 20; i++) {
    await asked(page);
    await page.mouse.move(1, 1);
    const at = await middleOf(page.locator(".option").first());
    const before = await moment(page);
    await hold(page, 10_000 * i);
    await page.mouse.click(...at);
    if (await page.locator(".option.armed").count()) await page.mouse.click(...at);
    await expect(page.locator(`.table:not([data-number="${before}"])`)).toBeVisible();
    await asked(page);
    if (!(await answers(at))) continue;

    const next = await moment(page);
    for (const later of [0, 400, 650]) {
      await hold(page, 10_000 * i + later);
      await page.mouse.click(...at);
      expect(await unanswered(page, next)).toBe(true);
    }
    await hold(page, 10_000 * i + 750);
    await page.mouse.click(...at);
    await expect(page.locator(`.table:not([data-number="${next}"])`)).toBeVisible();
    return;
  }
  throw new Error("no question had an answer where the one before had its own");
});

/** Whether nothing was sent: what is sent makes the page busy until it is answered. */
async function unanswered(page: Page, number: string | null): Promise<boolean> {
  await page.evaluate(() => new Promise((go) => setTimeout(go, 300)));
  return (await moment(page)) === number;
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a hint goes when its question is answered, before what comes of it is shown", async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("spinney-pace", "step"));
    await playNow(page, "sylvion");
    await page.locator("[data-guide=stop]").tap();
    for (let i = 0; i < 8; i++) {
      await asked(page);
      await page.locator("[data-tool=hint]").tap();
      await expect(page.locator(".hints li").first()).toBeVisible();
      const before = await page.locator(".player").getAttribute("data-event");
      await page.locator(".hints button").first().tap();
      if (await page.locator(".option.armed").count())
        await page.locator(".hints button").first().tap();
      await expect(page.locator(`.player:not([data-event="${before}"])`)).toBeVisible();
      await expect(page.locator(".hints")).toHaveCount(0);
      if (!(await page.locator(".option").count())) return; // the rest is still to be shown
    }
    throw new Error("nothing was left to be shown after an answer");
  });

  test("the map is about as wide as the screen, and more than half of that in a lesson", async ({
    page,
  }) => {
    /** How wide the map is drawn. */
    const width = (): Promise<number> =>
      page.locator(BOARD).evaluate((board: SVGSVGElement) => {
        const { width, height } = board.viewBox.baseVal;
        const box = board.getBoundingClientRect();
        return width * Math.min(box.width / width, box.height / height);
      });
    await playNow(page, "root");
    expect(await width()).toBeGreaterThan(340);
    await page.evaluate(() => localStorage.setItem("spinney-large-text", "yes"));
    await page.reload();
    await expect(page.locator(BOARD)).toBeVisible();
    expect(await width()).toBeGreaterThan(310);
    await page.evaluate(() => localStorage.setItem("spinney-large-text", "no"));
    const lesson = await call<{ table: string }>(page, "/api/games/root/lessons/rule", {});
    await page.goto(`/table/${lesson.table}`);
    await expect(page.locator(BOARD)).toBeVisible();
    expect(await width()).toBeGreaterThan(330);
  });

  test("larger letters make no page wider than the screen", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("spinney-large-text", "yes"));
    await playNow(page, "sylvion");
    await page.locator("[data-guide=stop]").tap();
    do await play(page, 1);
    while (await page.locator(".trail li").count()); // that has the place of the player
    for (let i = 0; i < 12; i++) await page.locator("[data-play=back]").tap();
    await expect(page.locator("[data-play=skip]")).toBeEnabled();
    await expect(page.locator("[data-play=round]")).toBeVisible();
    await expect(page.locator("[data-play=pace]")).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // Each wish has a line of its own.
    await page.locator(".wishes summary").tap();
    const tops = await page
      .locator(".menu input[type=checkbox]")
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(tops.length);
  });

  for (const large of ["no", "yes"])
    test(`all leaders of the Eyrie are in sight, larger letters: ${large}`, async ({ page }) => {
      await page.addInitScript((large) => localStorage.setItem("spinney-large-text", large), large);
      await arrive(page);
      const { table } = await call<{ table: string }>(page, "/api/tables", {
        game: "root",
        options: { seats: "eyrie,marquise" },
        seats: [{ who: "me" }, { who: "bot", level: "random" }],
      });
      await page.goto(`/table/${table}`);
      await asked(page);
      const leaders = page.locator(".options.explains .option");
      while (!(await leaders.count())) await play(page, 1);
      const stop = page.locator("[data-guide=stop]");
      if (await stop.count()) await stop.tap();
      await expect(leaders).toHaveCount(4);
      for (const leader of await leaders.all()) {
        await expect(leader).toBeInViewport({ ratio: 1 });
        await leader.tap({ trial: true }); // nothing lies over it
      }
    });

  test("the whole seat leads to its board, and closing that covers no score of it", async ({
    page,
  }) => {
    await playNow(page, "root");
    await page.locator("[data-guide=stop]").tap();
    await page.locator("[data-seat=B] .emblem").tap({ force: true });
    const panel = page.locator("[data-panel=boards]");
    const board = panel.locator('.slips [data-sheet="eyrie"]').first();
    await expect(board).toBeInViewport();
    const close = (await panel.locator("> .close").boundingBox())!;
    expect((await board.boundingBox())!.y).toBeGreaterThanOrEqual(close.y + close.height - 1);
    await panel.locator("> .close").tap();
    // What lays the hand out large lies beside the cards.
    const [hand, large] = await Promise.all(
      ["#hand", "[data-tool=lay-out]"].map((each) => page.locator(each).boundingBox()),
    );
    expect(hand!.x + hand!.width).toBeLessThanOrEqual(large!.x + 1);
  });
});

test("a double click on an answer does not bring the board close", async ({ page }) => {
  await playNow(page, "root");
  await asked(page);
  const zoomed = (): Promise<number> =>
    page.locator(".board").evaluate((board) => board.scrollWidth / board.clientWidth);
  const before = await moment(page);
  const at = await middleOf(page.locator(".board .can > .sp-hit").first());
  await hold(page, 0);
  await page.mouse.click(...at);
  await expect(page.locator(`.table[data-number="${before}"]`)).toHaveCount(0);
  // The second of two clicks comes when that answers no more.
  await page.evaluate(([x, y]) => {
    const there = document.elementFromPoint(x, y)!;
    there.dispatchEvent(new MouseEvent("dblclick", { bubbles: true, clientX: x, clientY: y }));
  }, at);
  expect(await zoomed()).toBe(1);
});

test("tips are gone when the game is over, whatever they were about", async ({ page }) => {
  await playNow(page, "sylvion");
  await expect(page.locator(".guide")).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.request.post(`/api/tables/${pathname.split("/").at(-1)}/concede`);
  await expect(page.locator(".over")).toBeVisible();
  await expect(page.locator(".guide")).toHaveCount(0);
});

test("a replay that one may not see leads back to the lobby", async ({ page }) => {
  await arrive(page);
  await page.goto("/replay/unknown");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.locator("main").getByRole("link").click();
  await expect(page).toHaveURL(/\/$/);
});

test("at 1400 pixels the recap lies over no button of the player", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await playNow(page, "sylvion");
  do await play(page, 1);
  while (await page.locator(".trail li").count());
  for (let i = 0; i < 12; i++) await page.locator("[data-play=back]").click();
  const [skip, recap] = await Promise.all(
    ["[data-play=skip]", "[data-recap=open]"].map((each) => page.locator(each).boundingBox()),
  );
  expect(skip!.x + skip!.width).toBeLessThanOrEqual(recap!.x);
});
