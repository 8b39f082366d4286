/** What somebody looks for is in sight: in a low window, on a phone, and for those who only look on. */

import { readFileSync } from "node:fs";

import { expect, type Page } from "@playwright/test";

import { answer, arrive, asked, BOARD, call, playNow, test } from "./playing";

const LOW = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(page: Page, place: string): Promise<Box> {
  const box = await page.locator(place).first().boundingBox();
  if (!box) throw new Error(`${place} is not in sight`);
  return box;
}

/** At the start of a turn in a game that somebody played. */
async function sitDown(page: Page, record: string, share: number): Promise<void> {
  await arrive(page);
  const kept = await call<{ table: string }>(page, "/api/records", {
    record: readFileSync(`../tests/${record}.spinney`, "utf-8"),
  });
  const address = `/api/tables/${kept.table}`;
  const turns = await call<{ number: number; seat: string }[]>(page, `${address}/turns`);
  const own = turns.filter(({ seat }) => seat === "A");
  const number = own[Math.floor(own.length * share)]?.number ?? 0;
  const wanted = { number, seat: "A" };
  const { table } = await call<{ table: string }>(page, `${address}/continue`, wanted);
  await page.goto(`/table/${table}`);
  await asked(page);
}

for (const game of ["root", "ironwood"])
  test(`whoever watches ${game} has the whole window, and finds the table again`, async ({
    page,
  }) => {
    await page.setViewportSize(LOW);
    await arrive(page);
    const { seats } = await call<{ seats: object[] }>(page, `/api/games/${game}/setup`, {
      options: {},
    });
    const bots = seats.map(() => ({ who: "bot", level: "novice" }));
    const { table } = await call<{ table: string }>(page, "/api/tables", { game, seats: bots });
    await page.goto("/");
    await page.locator(`.lists a[href="/table/${table}"]`).click();
    await expect(page.locator(BOARD)).toBeVisible();
    await expect(page.locator(".hand")).toHaveCount(0);
    const [board, side, bottom] = await Promise.all(
      [".board-frame", ".side", ".bottom"].map((place) => boxOf(page, place)),
    );
    expect(board!.y + board!.height).toBeGreaterThan(LOW.height - 20);
    expect(side!.y + side!.height).toBeGreaterThan(LOW.height - 20);
    expect(side!.height).toBeGreaterThan(1.8 * bottom!.height);
    expect(side!.x - board!.x - board!.width).toBeLessThan(20);
  });

test("a hint can be read to its end in a low window, and is gone on with", async ({ page }) => {
  await page.setViewportSize(LOW);
  await sitDown(page, "root/golden/base_four", 0.7);
  await answer(page, "done"); // nothing can be crafted
  await asked(page);
  const open = page.locator(".hints li.open");
  const best = open.locator("[data-option]");
  const advised = async (): Promise<string> => {
    await page.locator("[data-tool=hint]").click();
    await expect(open).toBeVisible();
    return (await best.textContent()) ?? "";
  };
  const follow = async (): Promise<void> =>
    answer(page, (await best.getAttribute("data-option")) ?? "");
  expect(await advised()).toBe("Build");
  const way = ((await open.locator(".way").textContent()) ?? "")
    .split("›")
    .map((each) => each.trim());
  expect(way.slice(1, 3)).toEqual(["Clearing 4", "Sawmill"]);
  const panel = await boxOf(page, ".layers");
  const last = await page.locator(".hints li").last().boundingBox();
  expect(last!.y + last!.height).toBeLessThanOrEqual(panel.y + panel.height);
  await expect(page.locator(".layers")).not.toHaveClass(/more-below/);

  // Whoever wants to know why of another one sees that instead.
  await page.locator(".hints .unfold").nth(1).click();
  await expect(page.locator(".hints li").nth(1).locator(".reason")).toBeVisible();
  await expect(page.locator(".hints li").first().locator(".reason")).toBeHidden();
  await page.locator(".hints .unfold").first().click();

  // The next hints are the steps of the first one, and say so.
  await follow();
  expect(await advised()).toBe(way[1]);
  await expect(open).toContainText("This goes on with what was advised before.");
  await follow();
  expect(await advised()).toBe(way[2]);
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("what is to be confirmed leaves the tabs in sight", async ({ page }) => {
    await playNow(page, "ironwood");
    await asked(page);
    const risky = page.locator(".options .option:has(.final)").first();
    for (let i = 0; i < 20 && !(await risky.count()); i++) {
      const first = await page.locator(".option").first().getAttribute("data-option");
      await answer(page, first ?? "");
      await asked(page);
    }
    const stop = page.locator("[data-guide=stop]");
    if (await stop.count()) await stop.tap();
    const tabs = await boxOf(page, ".tabs");
    await page.waitForTimeout(800); // so that it is no slip
    await risky.tap();
    await expect(page.locator(".bubble")).toBeVisible();
    const said = [await boxOf(page, ".bubble"), await boxOf(page, ".margin")];
    for (const { y } of said) expect(y).toBeGreaterThanOrEqual(tabs.y + tabs.height - 1);
  });
});
