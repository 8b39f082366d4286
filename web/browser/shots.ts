/** Pictures of every screen, for README and docs: `npm run shots`. */

import { readFileSync } from "node:fs";

import { expect, type Page, test } from "@playwright/test";

import { asked, BOARD, call } from "./playing";

const INTO = "../docs/img";
const LARGE = { width: 1400, height: 900 };
const PHONE = { width: 390, height: 800 };

/** A game that somebody played, and how much of it to show. */
const RECORDS = {
  root: { record: "../tests/root/golden/base_four.spinney", share: 0.3 },
  sylvion: { record: "../tests/sylvion/golden/introductory.spinney", share: 0.4 },
  ironwood: { record: "../tests/ironwood/golden/automacier.spinney", share: 0.5 },
};

type Game = keyof typeof RECORDS;
type Shade = "light" | "dark";

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(2000); // until nothing moves any more
  await page.screenshot({ path: `${INTO}/screen-${name}.jpg`, type: "jpeg", quality: 84 });
}

async function arrive(page: Page, size: typeof LARGE, theme: Shade = "light"): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  await page.goto("/");
  await expect(page.locator(".plate")).toHaveCount(3);
  await call(page, "/api/me", { name: "Ann" });
}

async function kept(page: Page, game: Game): Promise<string> {
  const record = readFileSync(RECORDS[game].record, "utf-8");
  return (await call<{ table: string }>(page, "/api/records", { record })).table;
}

interface Turn {
  number: number;
  seat: string;
}

/** Sit down in the middle of a game that somebody played, at the start of a turn. */
async function midGame(page: Page, game: Game): Promise<void> {
  const record = await kept(page, game);
  const turns = await call<Turn[]>(page, `/api/tables/${record}/turns`);
  const own = turns.filter((turn) => turn.seat === "A");
  const { number, seat } = own[Math.floor(own.length * RECORDS[game].share)] ?? {
    number: 0,
    seat: "A",
  };
  const address = `/api/tables/${record}/continue`;
  const { table } = await call<{ table: string }>(page, address, { number, seat });
  await page.goto(`/table/${table}`);
  await expect(page.locator(BOARD)).toBeVisible();
  await asked(page);
}

test("lobby", async ({ page }) => {
  await arrive(page, LARGE);
  await page.goto("/");
  await shoot(page, "lobby");
});

test("setting up", async ({ page }) => {
  await arrive(page, LARGE);
  await page.goto("/new/root");
  await expect(page.locator(".seat")).not.toHaveCount(0);
  await shoot(page, "set-up");
});

for (const game of Object.keys(RECORDS) as Game[]) {
  test(game, async ({ page }) => {
    await arrive(page, LARGE);
    await midGame(page, game);
    await shoot(page, game);
  });
}

test("dark", async ({ page }) => {
  await arrive(page, LARGE, "dark");
  await midGame(page, "root");
  await shoot(page, "root-dark");
});

test("phone", async ({ page }) => {
  await arrive(page, PHONE);
  await midGame(page, "root");
  await shoot(page, "phone");
});

test("replay", async ({ page }) => {
  await arrive(page, LARGE);
  await page.goto(`/replay/${await kept(page, "root")}#120`);
  await expect(page.locator(BOARD)).toBeVisible();
  await page.locator("[data-tab=log]").click();
  await shoot(page, "replay");
});

test("rules", async ({ page }) => {
  await arrive(page, LARGE);
  await page.goto("/rules/root#4.3.1");
  await expect(page.locator(".rules h3")).toBeVisible();
  await shoot(page, "rules");
});
