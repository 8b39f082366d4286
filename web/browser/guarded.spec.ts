/** What is grave is guarded, what is hinted is shown, what is found is said. */

import { readFileSync } from "node:fs";

import { expect, type Page } from "@playwright/test";

import { answer, arrive, asked, BOARD, call, moment, options, playNow, test } from "./playing";

/** Sit down in a recorded game after so many choices. */
async function sitDown(page: Page, name: string, number: number, seat: string): Promise<void> {
  await arrive(page);
  const record = readFileSync(`../tests/root/golden/${name}.spinney`, "utf-8");
  const kept = await call<{ table: string }>(page, "/api/records", { record });
  const at = { number, seat };
  const { table } = await call<{ table: string }>(page, `/api/tables/${kept.table}/continue`, at);
  await page.goto(`/table/${table}`);
  await expect(page.locator(BOARD)).toBeVisible();
  await asked(page);
}

test("turmoil says so before it is chosen, takes two clicks, and is announced", async ({
  page,
}) => {
  await sitDown(page, "roosts", 164, "B");
  const grave = page.locator(".option.grave");
  await expect(grave.filter({ hasText: "turmoil" }).first()).toBeVisible();
  await expect(page.locator(".option[data-option=fox].grave")).toContainText("This is turmoil");
  const before = await moment(page);
  const fox = page.locator(".option[data-option=fox]");
  await fox.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.waitForTimeout(300);
  expect(await moment(page)).toBe(before);
  await fox.click();
  await expect(page.locator(".table")).not.toHaveAttribute("data-number", before ?? "");
  await expect(page.locator(".herald")).toContainText("turmoil");
});

for (const game of ["root", "sylvion", "ironwood"])
  test(`a hint of ${game} is marked where it is drawn, and says why in words`, async ({ page }) => {
    await playNow(page, game);
    let drawn = "";
    for (let i = 0; i < 25 && !drawn && (await asked(page)); i++) {
      const places = await page
        .locator(".drawn .can")
        .evaluateAll((all) => all.map((each) => each.getAttribute("data-word") ?? ""));
      const words = await options(page);
      drawn = words.length > 1 && words.every((word) => places.includes(word)) ? words[0]! : "";
      if (!drawn) await answer(page, words[0] ?? "");
    }
    await page.locator("[data-tool=hint]").click();
    const hints = page.locator(".hints li");
    await expect(hints.first()).toBeVisible();
    const best = (await hints.first().locator("[data-option]").getAttribute("data-option")) ?? "";
    await expect(page.locator(`.drawn .hinted[data-word="${best}"]`).first()).toBeVisible();
    await expect(page.locator(`.option.best[data-option="${best}"]`)).toBeVisible();
    // What it does is told in sentences, and why in words: no signs, no numbers, no program's names.
    for (const reason of await page.locator(".hints .reason").allTextContents()) {
      expect(reason.trim()).toMatch(/^(Why: )?\p{L}+( [^ ]+){2,}$/u);
      expect(reason.replace(/“.*?”/g, "")).not.toMatch(/[+−=_{}\d]|-\p{L}+-/u);
    }
    const does = await page.locator(".hints .does").allTextContents();
    expect(does.length).toBeGreaterThan(0);
    for (const told of does) expect(told).toMatch(/^[“\p{Lu}].*\.$/u);
  });

test("characters say what they do; who explores a ruin is told what was found", async ({
  page,
}) => {
  await sitDown(page, "base_four", 5, "D");
  const characters = page.locator(".option");
  await expect(characters).toHaveCount(9);
  for (const each of await characters.locator(".explained").allTextContents())
    expect(each.length).toBeGreaterThan(20);
  await expect(characters.locator(".explained")).toHaveCount(9);

  await sitDown(page, "base_four", 17, "D");
  await answer(page, "explore");
  await expect(page.locator(".herald")).toContainText("you find");
});
