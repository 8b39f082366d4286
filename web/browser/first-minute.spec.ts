import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

import { answer, asked, clickOn, options, playNow } from "./playing";

test("a newcomer plays an introductory game of Sylvion to its end", async ({ page }) => {
  await playNow(page, "sylvion");
  while (await asked(page)) {
    const words = await options(page);
    await answer(page, words[0] ?? "");
  }
  await expect(page.locator(".over")).toContainText(/won|lost/i);
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("slider")).toBeVisible();
});

test("Root against three bots: a turn by clicking on the map", async ({ page }) => {
  await playNow(page, "root");
  await asked(page);
  await expect(page.locator(".sentence")).toContainText("keep");
  await clickOn(page, "c1");
  await expect(page.locator(".trail, .sentence").first()).toBeVisible();
  for (let i = 0; i < 12 && (await asked(page)); i++) {
    const words = await options(page);
    await answer(page, words[0] ?? "");
  }
  await expect(page.locator(".log li")).not.toHaveCount(0);
});

test("an illegal click is explained, with the rule", async ({ page }) => {
  await playNow(page, "root");
  await asked(page);
  await clickOn(page, "c7");
  await expect(page.locator(".note")).toContainText("6.3.2");
  await page.locator(".note .rule").click();
  await expect(page.locator(".rules h3")).toContainText("6.3.2");
});

test("a choice can be undone", async ({ page }) => {
  await playNow(page, "root");
  await asked(page);
  await answer(page, "c3");
  await page.locator("[data-tool=undo]").click();
  await expect(page.locator(".sentence")).toContainText("keep");
  expect(await options(page)).toContain("c3");
});

test("hints have reasons", async ({ page }) => {
  await playNow(page, "sylvion");
  await asked(page);
  await page.locator("[data-tool=hint]").click();
  await expect(page.locator(".hints li")).not.toHaveCount(0);
});

test("an Ironwood turn alone against the automaton", async ({ page }) => {
  await playNow(page, "ironwood");
  for (let i = 0; i < 15 && (await asked(page)); i++) {
    const words = await options(page);
    await answer(page, words[0] ?? "");
  }
  await expect(page.locator(".log li")).not.toHaveCount(0);
});

test("the language is switched in place and remembered", async ({ page }) => {
  await playNow(page, "sylvion");
  await asked(page);
  const before = await page.locator(".sentence").textContent();
  await page.getByRole("combobox").first().selectOption("de");
  await expect(page.locator(".sentence")).not.toHaveText(before ?? "");
  await expect(page.locator("[data-tool=undo]")).toHaveText("Zurücknehmen");
  await page.reload();
  await expect(page.locator("[data-tool=undo]")).toHaveText("Zurücknehmen");
});

test("everything can be done by keyboard", async ({ page }) => {
  await playNow(page, "root");
  await asked(page);
  await page.keyboard.press("1");
  await expect(page.locator(".sentence")).not.toContainText("keep?");
});

for (const theme of ["light", "dark"] as const) {
  test(`the screens have no accessibility faults, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto("/");
    await expect(page.locator(".plate")).toHaveCount(3);
    expect((await axe(page)).violations).toEqual([]);
    await page.goto("/new/root");
    await expect(page.locator("form")).toBeVisible();
    expect((await axe(page)).violations).toEqual([]);
    for (const game of ["sylvion", "root", "ironwood"]) {
      await playNow(page, game);
      await asked(page);
      expect((await axe(page)).violations).toEqual([]);
    }
  });
}

function axe(page: import("@playwright/test").Page): ReturnType<AxeBuilder["analyze"]> {
  return new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze();
}

test("a phone shows the board and the question, with nothing beside the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await playNow(page, "root");
  await asked(page);
  await expect(page.locator(".question")).toBeInViewport();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
});
