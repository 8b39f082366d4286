/** Learning to play: offered on the first visit, by mouse, by keyboard and on a phone. */

import { expect, type Page } from "@playwright/test";

import { answer, faultless, moment, test } from "./playing";

const STEP = ".lesson .task";

async function learn(page: Page, game: string, lesson: string): Promise<void> {
  await page.goto("/");
  await page.locator(`.first-visit [data-learn=${game}]`).click();
  await page.locator(`[data-lesson=${lesson}]`).click();
  await expect(page.locator(STEP)).toBeVisible();
}

/** Whether something lies wholly in sight, and nothing else over its middle. */
async function bare(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const inside = top >= 0 && left >= 0 && top + height <= innerHeight;
    return inside && hit !== null && thing.contains(hit);
  });
}

test("by clicking: something else is answered by the lesson; left, it goes on where it was", async ({
  page,
}) => {
  await learn(page, "root", "turn");
  await faultless(page);
  await expect(page.locator(".option.best")).toHaveAttribute("data-option", "done");
  await page.locator("[data-option=done]").click();
  await expect(page.locator(STEP)).toContainText("Recruit");
  await page.locator("[data-option=march]").click();
  await expect(page.locator(".note")).toContainText("Recruit first");
  // A click while an answer is on its way answers nothing: each waits for what it is about.
  await answer(page, "recruit");
  await answer(page, "build");
  // What the lesson asks for is marked where it is drawn.
  await expect(page.locator(".board .hinted")).toHaveAttribute("data-word", "c5");
  await page.locator("[data-lesson=all]").click();
  await expect(page.locator("[data-lesson=turn]")).toContainText("Go on");
  await page.locator("[data-lesson=turn]").click();
  await page.locator(".board .hinted > .sp-hit").first().click();
  await page.locator("[data-option=sawmill]").click();
  await expect(page.locator(".lesson .praise")).toContainText("score track");
  await page.locator("[data-option=done]").click();
  await expect(page.locator(".lesson")).toHaveClass(/done/);
  await faultless(page);
  await page.locator("[data-lesson=next]").click();
  await expect(page.locator(".lesson h2")).toContainText("Rule and move");
  await page.locator("[data-lesson=all]").click();
  await expect(page.locator(".lessons .done")).toContainText("What a turn is");
  await page.goto("/");
  await expect(page.locator("#mine")).toContainText("Rule and move");
  await expect(page.locator(".first-visit")).toHaveCount(0);
});

test("by keyboard, in German", async ({ page }) => {
  await page.goto("/");
  await page.locator("header select").selectOption("de");
  await page.locator(".first-visit [data-learn=root]").press("Enter");
  await page.locator("[data-lesson=turn]").press("Enter");
  await expect(page.locator(".option")).toBeVisible();
  // Go on, recruit, build, clearing 5, the sawmill, end the Daylight.
  for (const digit of "122213") {
    const before = await moment(page);
    await page.keyboard.press(digit);
    await expect(page.locator(`.table:not([data-number="${before}"])`)).toBeVisible();
  }
  await expect(page.locator(".lesson .praise")).toContainText("Am Abend");
  await expect(page.locator(".lesson .onward .main")).toBeFocused();
});

test("on a phone the lesson covers neither the question nor the hand", async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await learn(page, "root", "turn");
  for (const part of [".lesson", ".question .sentence", "#hand"])
    expect(await bare(page, part), part).toBe(true);
  await page.locator("[data-option=done]").tap();
  await expect(page.locator(STEP)).toContainText("Recruit");
  await page.close();
});

test("a lesson that wins the game says so itself, and nothing lies over it", async ({ page }) => {
  await learn(page, "root", "score");
  for (const word of ["battle", "build", "c5", "workshop"]) await answer(page, word);
  await expect(page.locator(".lesson .praise")).toContainText("you have won");
  await expect(page.locator(".herald")).toHaveCount(0);
});
