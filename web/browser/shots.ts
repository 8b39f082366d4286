/** Pictures of every screen, for README and docs: `npm run shots`. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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

const PYTHON = process.env["SPINNEY_PYTHON"] ?? "../.venv/bin/python";
/** Of the moving picture: events shown, pictures of a glide, milliseconds of each and of the rest. */
const FILM = { events: 16, glide: 6, each: 80, rest: 700 };

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

test("a round of bots", async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await arrive(page, LARGE);
  await page.evaluate(() => localStorage.setItem("spinney-pace", "step"));
  await page.goto(`/replay/${await kept(page, "root")}#150`);
  await expect(page.locator(BOARD)).toBeVisible();
  await page.waitForTimeout(2000);
  const folder = mkdtempSync(join(tmpdir(), "spinney-film-"));
  let number = 0;
  const picture = async (lasting: number): Promise<void> => {
    const name = `${String(number++).padStart(3, "0")}-${lasting}.png`;
    await page.screenshot({ path: join(folder, name) });
  };
  await picture(FILM.rest);
  for (let event = 0; event < FILM.events; event++) {
    await stepForth(page);
    for (let step = 1; step < FILM.glide && (await glideTo(page, step / FILM.glide)); step++)
      await picture(FILM.each);
    await glideTo(page, 1);
    await picture(FILM.rest);
  }
  execFileSync(PYTHON, ["browser/film.py", folder, `${INTO}/round.webp`]);
});

/** On to the next event; a choice that is told nobody is passed over. */
async function stepForth(page: Page): Promise<void> {
  const player = page.locator(".player");
  const before = (await player.getAttribute("data-event")) ?? "";
  await expect(async () => {
    await page.locator("[data-play=forth]").click();
    await expect(player).not.toHaveAttribute("data-event", before, { timeout: 3000 });
  }).toPass();
}

/** Hold all that moves at a share of its way; whether anything did. */
function glideTo(page: Page, share: number): Promise<boolean> {
  return page.evaluate((share) => {
    const moving = document.getAnimations().filter(({ effect }) => {
      return Number.isFinite(effect?.getComputedTiming().endTime);
    });
    for (const each of moving) {
      each.pause();
      each.currentTime = share * Number(each.effect?.getComputedTiming().endTime);
      if (share === 1) each.finish();
    }
    return moving.length > 0;
  }, share);
}
