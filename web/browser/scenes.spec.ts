import { readFileSync } from "node:fs";

import { expect, type Page } from "@playwright/test";

import { answer, arrive, asked, BOARD, call, faultless, options, test } from "./playing";

const RECORD = readFileSync("../tests/root/golden/base_four.spinney", "utf-8");
const SCENE = ".scene";
const DEALT = "Hits dealt";

/** How many choices come before somebody first chooses to battle, and who that is. */
function firstBattle(): { number: number; seat: string } {
  let number = 0;
  for (const [, seat = "", words = ""] of RECORD.matchAll(/^([A-Z]): (.*)$/gm)) {
    const chosen = words.split(" ");
    const at = chosen.indexOf("battle");
    if (at >= 0) return { number: number + at, seat };
    number += chosen.length;
  }
  throw new Error("nobody battles");
}

async function kept(page: Page): Promise<string> {
  await arrive(page);
  return (await call<{ table: string }>(page, "/api/records", { record: RECORD })).table;
}

/** Sit down where somebody is about to attack, and attack by clicking until they fight. */
async function fight(page: Page): Promise<void> {
  const address = `/api/tables/${await kept(page)}/continue`;
  const { table } = await call<{ table: string }>(page, address, firstBattle());
  await page.goto(`/table/${table}`);
  await expect(page.locator(BOARD)).toBeVisible();
  await expect(page.locator(SCENE)).toHaveCount(0);
  // It goes when it can have been read: not before it was looked at here.
  await page.addStyleTag({ content: ".stays { animation-play-state: paused !important }" });
  let word: string | undefined = "battle";
  while (word && (await asked(page))) {
    await answer(page, word);
    const more = page.locator(`${SCENE}, [data-option^="c"]`).first();
    await expect(more).toBeVisible();
    word = (await page.locator(SCENE).count()) ? undefined : (await options(page))[0];
  }
}

/** Moments soon after battles, each with the part of the board where that was fought. */
const PLACES: [moment: { number: number; seat: string }, low: boolean, left: boolean][] = [
  [{ number: 278, seat: "B" }, false, true],
  [{ number: 113, seat: "A" }, false, false],
];

/** In which part of the board the battle is that a scene shows, whether it lies over it, and far off. */
function where(
  page: Page,
): Promise<{ low: boolean; left: boolean; covered: boolean; far: boolean }> {
  return page.locator(SCENE).evaluate((scene) => {
    const title = scene.querySelector(".picture")!.getAttribute("aria-label") ?? "";
    const clearing = /clearing (\d+)/.exec(title)?.[1] ?? "";
    const [place, board, over] = [
      document.querySelector(`.board [data-word=c${clearing}] > .sp-hit`)!,
      document.querySelector(".board")!,
      scene,
    ].map((each) => each.getBoundingClientRect());
    const [x, y] = [place!.x + place!.width / 2, place!.y + place!.height / 2];
    const here = over!.x + over!.width / 2;
    const there = board!.left + board!.right - here; // on the other side
    const within = ({ left, right, top, bottom }: DOMRect): boolean =>
      left < x && x < right && top < y && y < bottom;
    return {
      low: y > board!.y + board!.height / 2,
      left: x < board!.x + board!.width / 2,
      covered: within(over!),
      far: Math.abs(x - here) > Math.abs(x - there) - 1,
    };
  });
}

/** The colours of what is drawn, by the first thing of each class. */
function colours(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const found: Record<string, string> = {};
    for (const thing of document.querySelectorAll(".drawn [class*=sp-]")) {
      const { fill, stroke } = getComputedStyle(thing);
      found[thing.getAttribute("class") ?? ""] ??= `${fill} ${stroke}`;
    }
    return found;
  });
}

test("a battle that I start is a scene with its hits, and can be put away and shown again", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await fight(page);
  const scene = page.locator(SCENE);
  // Dice roll until they show what they show.
  await expect(scene.locator(".unfolds .sp-die").first()).toHaveCSS("animation-name", "rolls");
  await expect(scene.locator("svg")).toContainText(DEALT);
  // What still glides does so below it.
  const layer = (what: string): Promise<number> =>
    page.locator(what).evaluate((each) => Number(getComputedStyle(each).zIndex));
  expect(await layer(SCENE)).toBeGreaterThan(await layer(".ghosts"));
  const during = await colours(page);
  await expect(scene.locator("ol")).toContainText("at most");
  await expect(scene.getByRole("img", { name: /Battle in clearing/ })).toBeVisible();
  await faultless(page);
  await page.keyboard.press("Escape");
  await expect(scene).toHaveCount(0);
  expect(await colours(page)).toEqual(during);
  expect(Object.keys(during).length).toBeGreaterThan(20);
  await page.locator("[data-tab=log]").click();
  await page.locator(".log .folded summary").last().click();
  await page.locator(".log [data-tool=scene]").last().click();
  await expect(scene.locator("svg")).toContainText(DEALT);
  await scene.getByRole("button", { name: "Close" }).click();
  await expect(scene).toHaveCount(0);
});

test("without animations a scene is there at once, and goes by itself", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  await fight(page);
  await expect(page.locator(SCENE)).toBeVisible();
  await expect(page.locator(`${SCENE} .unfolds`)).toHaveCount(0);
  await faultless(page);
  while (/Battle\s\d/.test((await page.locator(BOARD).textContent()) ?? "") && (await asked(page)))
    await answer(page, (await options(page))[0] ?? "");
  const timer = page.locator(".stays");
  await expect(timer).toBeAttached();
  await timer.evaluate((bar) => bar.getAnimations()[0]?.finish());
  await expect(page.locator(SCENE)).toHaveCount(0);
});

test("on a phone a scene is over the board and leaves the question in sight", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await fight(page);
  await expect(page.locator(`${SCENE} svg`)).toBeInViewport();
  await expect(page.locator(".sentence")).toBeInViewport();
  // It lies on that half of the board where it did not happen.
  const [scene, board] = await Promise.all(
    [SCENE, BOARD].map((each) => page.locator(each).boundingBox()),
  );
  expect(scene!.height).toBeLessThan(board!.height / 2);
  expect(await where(page)).toEqual({ low: true, left: true, covered: false, far: true });
  await faultless(page);
  const broad = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(broad).toBe(360);
});

test("a scene from the log leaves in sight where it happened, on a phone and on a desk", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [moment, low, left] of PLACES) {
    const address = `/api/tables/${await kept(page)}/continue`;
    const { table } = await call<{ table: string }>(page, address, moment);
    await page.goto(`/table/${table}`);
    await asked(page);
    const guide = page.locator("[data-guide=stop]");
    if (await guide.count()) await guide.click();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.locator("[data-tab=log]").click();
      await page.locator(".log .folded summary:visible").last().click();
      await page.locator(".log [data-tool=scene]:visible").last().click();
      await expect(page.locator(`${SCENE} svg`)).toBeVisible();
      await page.locator(`${SCENE} .picture`).click({ trial: true }); // nothing lies over it
      expect(await where(page)).toEqual({ low, left, covered: false, far: true });
      await page.keyboard.press("Escape");
      await expect(page.locator(SCENE)).toHaveCount(0);
    }
  }
});

test("a replay shows a battle where it is fought, and from the log", async ({ page }) => {
  const table = await kept(page);
  let { number } = firstBattle();
  await page.goto(`/replay/${table}#${number}`);
  await expect(page.locator(BOARD)).toBeVisible();
  for (let fought = false; !fought;) {
    const told = page.waitForResponse(new RegExp(`replay.number=${++number}&`));
    await page.locator("[data-tool=on]").click();
    const { events } = (await (await told).json()) as { events: { scene: number | null }[] };
    fought = events.some(({ scene }) => scene !== null);
  }
  await expect(page.locator(SCENE)).toBeVisible();

  // Event by event the scene goes on with them, and lies over nothing that is beside the board.
  await page.locator("[data-tool=back]").click();
  await expect(page.locator(SCENE)).toHaveCount(0);
  await page.locator("[data-tool=eyes]").selectOption(""); // the same all the way
  await expect(page.locator(".hand")).toHaveCount(0);
  await page.locator("[data-play=pace]").selectOption("step");
  await page.locator("[data-tool=on]").click();
  await expect(page.locator(SCENE)).toBeVisible();
  const lines = page.locator(`${SCENE} ol li`);
  await expect(lines).toHaveCount(0);
  await page.locator("[data-play=forth]").click();
  await expect(lines).toHaveCount(1);
  const [scene, panel, side] = await Promise.all(
    [SCENE, ".panel", ".side"].map((each) => page.locator(each).boundingBox()),
  );
  expect(scene!.y).toBeGreaterThanOrEqual(panel!.y + panel!.height);
  expect(scene!.width).toBeGreaterThan(0.9 * side!.width);
  await page.locator("[data-play=pace]").selectOption("once");
  await page.locator("[data-tool=back]").click();
  await expect(page.locator(SCENE)).toHaveCount(0);
  await page.getByRole("slider").fill("300");
  await page.locator("[data-tab=log]").click();
  await page.locator(".log .folded summary:visible").first().click();
  await page.locator(".log [data-tool=scene]:visible").first().click();
  await expect(page.locator(SCENE)).toContainText(DEALT);
});
