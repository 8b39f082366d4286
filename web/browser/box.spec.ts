import { expect, type Locator, type Page } from "@playwright/test";

import { BOARD, faultless, test } from "./playing";

/** The field of something that is picked by its picture. */
function tile(page: Page, name: string): Locator {
  return page.locator(`[data-tile="${name}"] input`);
}

/** Its picture has come, and shows something. */
async function drawn(page: Page, name: string): Promise<void> {
  const picture = page.locator(`[data-tile="${name}"] img`).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
}

test("a game is set up by pictures alone, and what was picked is on the table", async ({
  page,
}) => {
  await page.goto("/new/root");
  const length = page.locator(".length");
  const trouble = page.locator(".trouble");
  await expect(length).toContainText("minutes");
  const shortest = Number(await length.getAttribute("data-minutes"));
  for (const each of ["map-lake", "deck-exiles", "seats-corvids"]) await drawn(page, each);

  await tile(page, "map-lake").check();
  await tile(page, "deck-exiles").check();
  await tile(page, "seats-alliance").uncheck();
  await tile(page, "seats-corvids").check();
  await expect(page.locator("[data-plays]").nth(3)).toHaveValue("corvids");

  // Three by name: too few are told where and by which rule, and one does not fit
  await tile(page, "hirelings-by-name").check();
  const exile = page.locator("[data-tile=hirelings-things-exile]");
  await expect(exile).toContainText("The Exile cannot be in play beside Vagabond");
  await expect(exile.getByRole("link")).toHaveAttribute("href", "/rules/root#A.6.5");
  await exile.locator("input").click({ force: true });
  await expect(exile.locator("input")).not.toBeChecked();
  await exile.locator("summary").click();
  await expect(exile.locator("details")).toContainText("The Brigand");
  await drawn(page, "hirelings-things-flame_bearers");
  for (const each of ["flame_bearers", "popular_band"])
    await tile(page, `hirelings-things-${each}`).check();
  await expect(trouble).toContainText("Pick 3 by name; so far there are 2.");
  await expect(page.getByRole("button", { name: "Start" })).toBeDisabled();
  await tile(page, "hirelings-random").check(); // and back: nothing is lost
  await expect(trouble).toHaveCount(0);
  await tile(page, "hirelings-by-name").check();
  await tile(page, "hirelings-things-vault_keepers").check();
  await expect(trouble).toHaveCount(0);

  // A faction comes whose hireling is there: it says so at both
  await tile(page, "hirelings-things-vault_keepers").uncheck();
  await tile(page, "hirelings-things-spring_uprising").check();
  await expect(page.locator("[data-tile=seats-alliance]")).toContainText(
    "Spring Uprising cannot be in play beside Alliance",
  );

  // By the keyboard
  await tile(page, "landmarks-map").focus();
  await page.keyboard.press("ArrowUp");
  await expect(tile(page, "landmarks-by-name")).toBeChecked();
  await tile(page, "landmarks-things-black_market").focus();
  await page.keyboard.press("Space");
  await tile(page, "landmarks-things-tower").check();
  await expect(trouble).toHaveCount(0);
  await expect(length).not.toHaveAttribute("data-minutes", `${shortest}`);
  expect(Number(await length.getAttribute("data-minutes"))).toBeGreaterThan(shortest);
  await faultless(page);

  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator(BOARD)).toBeVisible();
  await expect(page.locator(".seats .name", { hasText: "Corvids" })).toBeVisible();
  for (const word of ["flame_bearers", "popular_band", "spring_uprising"])
    await expect(page.locator(`.drawn [data-name="hirelings.${word}"]`).first()).toBeAttached();
  await page.locator("[data-tab=log]").click();
  const log = page.locator("[data-panel=log]");
  await expect(log).toContainText("A landmark of this game: The Tower.");
  await expect(log).toContainText("A landmark of this game: Black Market.");
});

test("on a phone chance chooses, and everything can still be changed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/new/root");
  await expect(page.locator(".length")).toContainText("minutes");
  await page.locator("[data-tool=surprise]").click();
  await expect(page.getByRole("status")).toContainText("Chance has chosen.");
  await expect(tile(page, "hirelings-random")).toBeChecked();
  await expect(page.locator(".seat")).toHaveCount(4);
  await expect(tile(page, "seats-when-drafted")).toBeChecked(); // the Law's advanced setup
  await expect(page.locator("[data-plays]")).toHaveCount(0);
  await page.locator("[data-remove='3']").click();
  await tile(page, "seats-when-now").check(); // what was there before is not lost
  await expect(tile(page, "seats-vagabond")).toBeChecked();
  await tile(page, "seats-when-drafted").check();
  await tile(page, "map-mountain").check();
  await tile(page, "landmarks-two").check();
  await drawn(page, "map-mountain");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await expect(page.getByRole("button", { name: "Start" })).toBeInViewport({ ratio: 1 });
  await faultless(page);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator(BOARD)).toBeVisible();
});

test("nothing is typed when a game is set up", async ({ page }) => {
  for (const game of ["root", "sylvion", "ironwood"]) {
    await page.goto(`/new/${game}`);
    await page.locator("form > fieldset > details > summary").click();
    await page.locator(".tile input").last().check(); // whatever can be unfolded is
    const typed = "main form input:not([type=radio], [type=checkbox]), main form textarea";
    await expect(page.locator(typed)).toHaveCount(0);
    await faultless(page);
  }
});
