import { expect, type Page } from "@playwright/test";

import { answer, arrive, asked, BOARD, call, options, test } from "./playing";

const SIZES = [
  { width: 1400, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const QUESTIONS = 30;

/** What has a place of its own, whatever is asked. */
const PLACES = [
  ".board",
  ".bottom",
  ".sentence",
  ".options",
  ".leaving",
  ".tools",
  ".hand",
  ".tabs",
];

type Boxes = Record<string, { x: number; y: number; width: number; height: number }>;

/** Where everything is, to the pixel, and that nothing has grown out of the window. */
async function boxes(page: Page): Promise<Boxes> {
  return page.evaluate((places) => {
    const all = places.map((place) => {
      const found = document.querySelector(place)?.getBoundingClientRect();
      const { x = -1, y = -1, width = -1, height = -1 } = found ?? {};
      const [left, top, wide, high] = [x, y, width, height].map(Math.round);
      return [place, { x: left, y: top, width: wide, height: high }];
    });
    const { scrollWidth, scrollHeight } = document.documentElement;
    const page = { x: 0, y: 0, width: scrollWidth, height: scrollHeight };
    return { page, ...Object.fromEntries(all) } as never;
  }, PLACES);
}

/** Opponents that do not think long: it is not about them. */
const TABLES = {
  root: { seats: [{ who: "me" }, { who: "bot", level: "random" }] },
  sylvion: {},
  ironwood: { options: { solo: "automacier" } },
};

for (const [game, wanted] of Object.entries(TABLES)) {
  test(`in ${game} nothing moves from question to question, on any screen`, async ({ page }) => {
    test.setTimeout(300_000); // much is looked at, on a busy machine, too
    await arrive(page);
    const { table } = await call<{ table: string }>(page, "/api/tables", { game, ...wanted });
    await page.goto(`/table/${table}`);
    await expect(page.locator(BOARD)).toBeVisible();
    const before: Record<number, Boxes> = {};
    for (let i = 0; i < QUESTIONS && (await asked(page)); i++) {
      const sizes = i % 2 ? SIZES.toReversed() : SIZES;
      for (const size of sizes) {
        const { width } = size;
        await page.setViewportSize(size);
        await expect(page.locator(".table.beside")).toHaveCount(width > 800 ? 1 : 0);
        const now = await boxes(page);
        before[width] ??= now;
        expect(now, `question ${i} at ${width}`).toEqual(before[width]);
        expect(now["page"]).toEqual({ x: 0, y: 0, ...size });
      }
      // What leaves a question is answered where nothing else ever is.
      await expect(page.locator(".options .leave, .leaving .option:not(.leave)")).toHaveCount(0);
      const words = await options(page);
      await answer(page, words[i % words.length] ?? "");
    }
  });
}
