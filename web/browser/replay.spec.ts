import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";

import { asked, BOARD, test } from "./playing";

const RECORD = "../tests/root/golden/base_four.spinney";

test("a record is looked at move by move, from each seat, and played on", async ({ page }) => {
  await page.goto("/");
  await page.locator("input[type=file]").setInputFiles({
    name: "game.spinney",
    mimeType: "text/plain",
    buffer: readFileSync(RECORD),
  });
  await expect(page.locator(BOARD)).toBeVisible();
  const slider = page.getByRole("slider");
  await slider.fill("40");
  await expect(page.locator(".table")).toHaveAttribute("data-number", "40");
  await page.locator("[data-tool=on]").click();
  await expect(page).toHaveURL(/#41$/);
  await page.locator("[data-tool=back]").click();
  await expect(page).toHaveURL(/#40$/);
  await page.getByRole("button", { name: "Next turn" }).click();
  await expect(page).not.toHaveURL(/#40$/);

  await page.locator("[data-tool=eyes]").selectOption("B");
  await expect(page.locator(".hand svg").first()).toBeVisible();
  await page.locator("[data-tool=eyes]").selectOption("");
  await expect(page.locator(".hand")).toHaveCount(0);

  await page.reload();
  await expect(page.locator(BOARD)).toBeVisible();
  await expect(page).not.toHaveURL(/#0$/);
  await page.locator("[data-tool=eyes]").selectOption("A");
  await page.locator("[data-tool=continue]").click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator(BOARD)).toBeVisible();
  expect(await asked(page)).toBe(true);
});

test("what is no record is refused in a sentence", async ({ page }) => {
  await page.goto("/");
  const buffer = Buffer.from("nonsense");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "x.txt", mimeType: "text/plain", buffer });
  await expect(page.getByRole("alert")).not.toBeEmpty();
});
