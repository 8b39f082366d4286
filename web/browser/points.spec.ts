import { readFileSync } from "node:fs";

import { expect, type Page } from "@playwright/test";

import { arrive, call, COLOURS, faultless, test } from "./playing";

/** The end of a game that was played to the last point. */
async function finished(page: Page): Promise<void> {
  const record = readFileSync("../tests/root/golden/base_four.spinney", "utf-8");
  await arrive(page);
  const { table } = await call<{ table: string }>(page, "/api/records", { record });
  const turns = await call<{ number: number }[]>(page, `/api/tables/${table}/turns`);
  const last = turns.at(-1)?.number ?? 0;
  await page.goto(`/replay/${table}#${last}`);
  await expect(page.locator("button.score").first()).toBeVisible();
}

/** A list of points and what it comes to. */
async function sum(page: Page): Promise<number> {
  const counts = await page.locator(".points:popover-open dd").allTextContents();
  return counts.reduce((total, count) => total + Number(count.replace("−", "-")), 0);
}

for (const theme of ["light", "dark"] as const) {
  test(`each score says by keyboard and touch what it was made by, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await finished(page);
    const open = page.locator(".points:popover-open");
    for (const button of await page.locator("button.score").all()) {
      await button.click();
      await expect(open).toBeVisible();
      expect(await sum(page)).toBe(Number(await button.locator("[aria-hidden]").textContent()));
      await page.keyboard.press("Escape");
      await expect(open).toHaveCount(0);
    }
    await page.locator("button.score").first().focus();
    await page.keyboard.press("Enter");
    await expect(open).toBeInViewport({ ratio: 1 });
    await faultless(page, theme === "dark" ? COLOURS : undefined);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.keyboard.press("Escape");
    await page.locator("button.score").last().click();
    await expect(open).toBeInViewport({ ratio: 1 });
  });
}

test("a table is set up by picking, and what does not go together cites its rule", async ({
  page,
}) => {
  await page.goto("/new/root");
  const plays = page.locator("[data-plays]");
  await expect(plays).toHaveCount(4);
  await expect(page.locator("main form input:not([type])")).toHaveCount(0);
  await plays.nth(0).selectOption({ label: "Eyrie" });
  await expect(plays.nth(1)).toHaveValue("marquise");
  const add = page.locator("[data-tool=add-seat]");
  await add.click();
  await expect(plays).toHaveCount(5);
  await expect(plays.nth(4)).toHaveValue("vagabond_2");
  await add.click();
  await expect(plays).toHaveCount(6);
  await expect(add).toBeDisabled();
  await page.locator("[data-remove='5']").click();
  await page.locator("[data-remove='3']").click();
  const wrong = page.locator(".trouble");
  await expect(wrong).toContainText("The second Vagabond plays only beside the first.");
  await expect(wrong.getByRole("link")).toHaveAttribute("href", "/rules/root#9.7");
  await faultless(page);
  await page.locator("[data-remove='3']").click();
  await expect(wrong).toHaveCount(0);
  await page.locator("[data-remove='2']").click();
  await page.locator("[data-remove='1']").click();
  await expect(wrong.getByRole("link")).toHaveAttribute("href", "/rules/root#5.2");
  await expect(page.locator("[data-remove='0']")).toBeDisabled();
  await add.click();
  await expect(wrong).toHaveCount(0);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator(".seats li strong").first()).toHaveText("Eyrie");
  await expect(page.locator(".seats li")).toHaveCount(2);
  await expect(page.locator(".guide")).toContainText("You lead the Eyrie");
});

test("a set-up that does not go together is refused in the reader's language", async ({ page }) => {
  await page.goto("/new/sylvion");
  await page.locator("header select").first().selectOption("de");
  await page.getByLabel("Verrat und Heldentaten").selectOption("yes");
  await expect(page.locator(".trouble")).toContainText("geht nur mit");
});
