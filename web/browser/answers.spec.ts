/** Every answer is in sight and takes a click, in windows of the usual sizes and on a phone. */

import { expect, type Page, test } from "@playwright/test";

import { answer, asked, call, options, playNow } from "./playing";

async function lesson(page: Page, game: string, name: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.locator(`[data-lesson=${name}]`).click();
  await expect(page.locator(".option").first()).toBeVisible();
}

/** What answers, but is cut or covered at its middle or at a corner. */
function cut(page: Page): Promise<string[]> {
  return page.locator(".option").evaluateAll((options) =>
    options
      .filter((option) => {
        const { left, right, top, bottom } = option.getBoundingClientRect();
        const at: [number, number][] = [
          [(left + right) / 2, (top + bottom) / 2],
          [left + 5, top + 5],
          [right - 5, bottom - 5],
        ];
        return !at.every(([x, y]) => option.contains(document.elementFromPoint(x, y)));
      })
      .map((option) => option.textContent ?? ""),
  );
}

/** Do what the lesson says, by clicks on buttons, and look at all of them every time. */
async function follow(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    const best = page.locator(".option.best").first();
    await expect(best).toBeVisible();
    await expect.poll(() => cut(page)).toEqual([]);
    const asked = await page.locator(".sentence").textContent();
    const box = await best.boundingBox();
    await page.mouse.move(1, 1); // whoever has moved away means what is there now
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
    if (await page.locator(".option.armed").count()) await page.locator(".option.armed").click();
    await expect(page.locator(".sentence")).not.toHaveText(asked!);
  }
}

for (const [width, height] of [
  [1280, 800],
  [1400, 900],
] as const) {
  test(`${width} x ${height}: no answer of a lesson is cut off`, async ({ page }) => {
    await call(page, "/api/me", { language: "en" });
    await page.setViewportSize({ width, height });
    await lesson(page, "ironwood", "totem");
    await follow(page, 3);
    await lesson(page, "root", "alliance"); // two rows of answers
    await expect.poll(() => cut(page)).toEqual([]);
    // The names of cards stand at their bottom.
    const low = await page.locator("#hand").evaluate((hand) => {
      const cards = [...hand.querySelectorAll("svg")];
      const most = Math.max(...cards.map((card) => card.getBoundingClientRect().bottom));
      return most - hand.getBoundingClientRect().bottom;
    });
    expect(low).toBeLessThanOrEqual(0);
  });
}

test("what is built is taken from one's own board, not from what stands there", async ({
  page,
}) => {
  await call(page, "/api/me", { language: "en" });
  await page.setViewportSize({ width: 1400, height: 900 });
  await lesson(page, "root", "turn");
  for (const word of ["done", "recruit", "build", "c5"]) await answer(page, word);
  await expect(page.locator(".sentence")).toContainText("What do you build");
  await expect(page.locator(".board .can")).toHaveCount(0);
  const marked = page.locator(".slips .can.hinted");
  await expect(marked).toHaveAttribute("data-word", "sawmill");
  const box = await marked.locator("> .sp-hit").boundingBox();
  await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
  await expect(page.locator(".lesson .praise")).toContainText("score track");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Whether nothing lies over the middle of something. */
  function bare(page: Page, selector: string): Promise<boolean> {
    return page
      .locator(selector)
      .first()
      .evaluate((thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
  }

  test("a lesson's question stays in sight on the way, and an empty hand takes no room", async ({
    page,
  }) => {
    await call(page, "/api/me", { language: "en" });
    await lesson(page, "root", "rule");
    await page.locator("[data-option=march]").tap();
    await expect(page.locator(".trail li")).toHaveCount(1);
    await expect(page.locator(".sentence")).toContainText("From where");
    const words = await page.locator(".sentence").evaluate((sentence) => {
      const { left, top } = sentence.getBoundingClientRect();
      return sentence.contains(document.elementFromPoint(left + 20, top + 10));
    });
    expect(words).toBe(true);
    expect(await bare(page, ".trail button")).toBe(true);
    await expect(page.locator("#hand")).toBeHidden();
    await expect(page.locator("[data-tool=lay-out]")).toBeHidden();
  });

  test("a tip lies over no card that answers", async ({ page }) => {
    await call(page, "/api/me", { language: "en" });
    await playNow(page, "sylvion");
    for (let i = 0; i < 12 && (await asked(page)); i++) {
      if (await page.locator("#hand .can").count()) break;
      await answer(page, (await options(page))[0]!);
    }
    await expect(page.locator(".guide")).toBeVisible();
    for (const what of ["#hand .can", "[data-tool=lay-out]", "[data-tab=log]"]) {
      await expect.poll(() => bare(page, what)).toBe(true);
    }
  });
});
