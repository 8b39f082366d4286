import { expect, type Locator, type Page } from "@playwright/test";

import { answer, asked, faultless, moment, options, playNow, test } from "./playing";

/** Play until there is something that shows a card or rolls dice, and does not leave off. */
async function somethingRisky(page: Page): Promise<Locator> {
  const risky = page.locator(".option:not(.leave):has(.final)");
  for (let i = 0; i < 60 && (await asked(page)) && !(await risky.count()); i++) {
    await answer(page, (await options(page))[0] ?? "");
  }
  const word = await risky.first().getAttribute("data-option");
  return page.locator(`.option[data-option="${word}"]`);
}

test("pointing at an option shows what it would do, and moves nothing", async ({ page }) => {
  await playNow(page, "root");
  await asked(page);
  const told = page.locator(".help");
  const list = page.locator(".options");
  const before = await list.boundingBox();
  await page.locator(".option").first().hover();
  await expect(told).toContainText("Keep");
  expect(await list.boundingBox()).toEqual(before);
  await page.locator(".sentence").hover();
  await expect(told).toHaveText(/^\s*$/);
  await page.locator(".board .can").first().focus();
  await expect(told).toContainText("Keep");
  await page.getByRole("combobox").first().selectOption("de");
  await expect(told).toContainText("Festung");
});

test("what cannot be taken back says so where it was clicked, and moves nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 1000 });
  await playNow(page, "ironwood");
  const risky = await somethingRisky(page);
  const before = await moment(page);
  await risky.scrollIntoViewIfNeeded();
  const place = await risky.boundingBox();
  await risky.click();
  const bubble = page.getByRole("alert");
  await expect(bubble).toHaveText(/Once more to confirm: it cannot be undone/);
  expect(await risky.boundingBox()).toEqual(place);
  const said = await bubble.boundingBox();
  if (!place || !said) throw new Error("nothing is said");
  const [left, above] = [said.x - place.x, place.y - said.y - said.height];
  expect(Math.abs(left + said.width / 2 - place.width / 2)).toBeLessThan(said.width / 2 + 1);
  expect(above).toBeGreaterThanOrEqual(0);
  expect(above).toBeLessThan(20);
  await expect(page.locator(".help")).toContainText("you cannot take it back");
  await faultless(page);
  await page.keyboard.press("Escape");
  await expect(bubble).toHaveCount(0);
  await risky.click();
  await page.locator(".sentence").click();
  await expect(bubble).toHaveCount(0);
  expect(await moment(page)).toBe(before);
  await risky.click();
  await risky.click();
  await expect(page.locator(".table")).not.toHaveAttribute("data-number", before ?? "");
});

test("who does not wish to be asked twice is not", async ({ page }) => {
  await playNow(page, "ironwood");
  const risky = await somethingRisky(page);
  await page.locator("header summary").click();
  await page.locator("[data-wish=twice]").uncheck();
  await page.keyboard.press("Escape");
  const before = await moment(page);
  await risky.click();
  await expect(page.locator(".table")).not.toHaveAttribute("data-number", before ?? "");
});

test("a long preview in a broad font moves nothing, and is scrolled by keyboard", async ({
  page,
}) => {
  await playNow(page, "root");
  await page.addStyleTag({ content: ".help { font: 2.2rem monospace; letter-spacing: 0.3em }" });
  await asked(page);
  const list = page.locator(".options");
  const before = await list.boundingBox();
  await page.locator(".option").first().focus();
  const told = page.locator(".help");
  await expect(told).toContainText("Keep");
  const margin = page.locator(".margin");
  const hidden = await margin.evaluate((text) => text.scrollHeight - text.clientHeight);
  expect(hidden).toBeGreaterThan(0);
  await expect(margin).toHaveAttribute("tabindex", "0");
  expect(await list.boundingBox()).toEqual(before);
  await faultless(page);
});
