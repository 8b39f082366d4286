/** Whatever is written on boards and cards can be read: at a desk at once, on a phone by one tap. */

import { readFileSync } from "node:fs";

import { expect, type Page } from "@playwright/test";

import { arrive, asked, BOARD, call, test } from "./playing";

const DESK = { size: { width: 1400, height: 900 }, least: 11 };
const PHONE = { size: { width: 390, height: 844 }, least: 9 };
/** What is lost where an edge falls between two pixels. */
const ROUNDED = 0.05;

/**
 * Recorded games, each with how much of it has been played: all factions, two Vagabonds, hirelings
 * and landmarks, factions that lie there to be drafted, and seven cards in hand.
 */
const MOMENTS: [game: string, record: string, share: number][] = [
  ["root", "court", 0.6],
  ["root", "two_vagabonds", 0.9],
  ["root", "mobs", 0.7],
  ["root", "retinue", 0.7],
  ["root", "draft", 0.01],
  ["root", "draft", 0.8],
  ["root", "tunnels", 0.9],
  ["ironwood", "everything", 0.5],
  ["ironwood", "shuffled", 0.9],
  ["sylvion", "introductory", 0.5],
];

async function sitDown(page: Page, game: string, name: string, share: number): Promise<void> {
  const record = readFileSync(`../tests/${game}/golden/${name}.spinney`, "utf-8");
  const seats = [...record.matchAll(/^([A-Z]): (.*)$/gm)].flatMap(([, seat, words]) =>
    (words ?? "").split(" ").map(() => seat),
  );
  const number = Math.floor(seats.length * share);
  const kept = await call<{ table: string }>(page, "/api/records", { record });
  const at = { number, seat: seats[number] };
  const { table } = await call<{ table: string }>(page, `/api/tables/${kept.table}/continue`, at);
  await page.goto(`/table/${table}`);
  await expect(page.locator(BOARD)).toBeVisible();
  await asked(page);
  const guide = page.locator("[data-guide=stop]");
  if (await guide.count()) await guide.click();
}

/** What is written smaller than this within a place, as it is shown. */
async function small(page: Page, place: string, least: number): Promise<string[]> {
  const written = await page.locator(`${place} .drawn text`).evaluateAll((all) =>
    all
      .filter((each) => each.getBoundingClientRect().width)
      .map((each) => {
        const { a, b, c, d } = (each as SVGTextElement).getScreenCTM()!;
        const size = parseFloat(getComputedStyle(each).fontSize) * Math.sqrt(a * d - b * c);
        const part = each.closest<SVGElement>("[data-name]")?.dataset["name"] ?? "";
        return { size, what: `${size.toFixed(2)} ${part}: ${each.textContent}` };
      }),
  );
  if (place !== ".hand") expect(written.length, place).toBeGreaterThan(0); // that may be empty
  return written.filter(({ size }) => size < least - ROUNDED).map(({ what }) => what);
}

/** What is written on the board below the buttons that make it larger and smaller. */
async function covered(page: Page): Promise<(string | null)[]> {
  return page.locator(".board .drawn text").evaluateAll((all) => {
    const over = document.querySelector(".zoom")!.getBoundingClientRect();
    const below = all.filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return right > over.left && left < over.right && bottom > over.top && top < over.bottom;
    });
    return below.map((each) => each.textContent);
  });
}

for (const [game, record, share] of MOMENTS)
  test(`all letters can be read: ${game}, ${record} at ${share}`, async ({ page }) => {
    await page.setViewportSize(DESK.size);
    await arrive(page);
    await sitDown(page, game, record, share);
    for (const place of [".board", ".hand", ".slips"])
      expect(await small(page, place, DESK.least)).toEqual([]);
    expect(await covered(page)).toEqual([]);

    await page.setViewportSize(PHONE.size);
    expect(await covered(page)).toEqual([]);
    await page.locator("[data-tool=lay-out]").click();
    expect(await small(page, ".hand", PHONE.least)).toEqual([]);
    await page.locator("[data-tool=lay-out]").click();
    await page.locator("[data-tab=boards]").click();
    expect(await small(page, ".slips", PHONE.least)).toEqual([]);
    await page.locator(".panel > .close").click();
    await page.locator(".zoom button").last().click();
    expect(await small(page, ".board", PHONE.least)).toEqual([]);
  });

test("at the end of a game the map has its size, and its letters theirs", async ({ page }) => {
  await page.setViewportSize(DESK.size);
  await arrive(page);
  const record = readFileSync("../tests/root/golden/machine.spinney", "utf-8");
  const { table } = await call<{ table: string }>(page, "/api/records", { record });
  await page.goto(`/replay/${table}`);
  await page.getByRole("slider").press("End");
  await expect(page.locator(`${BOARD} .sp-stamp`)).toContainText("Won");
  expect(await small(page, ".board", DESK.least)).toEqual([]);
});
