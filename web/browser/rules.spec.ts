import { expect } from "@playwright/test";

import { arrive, asked, call, clickOn, COLOURS, faultless, test } from "./playing";

test("a rule has its ruling beside it, and the ruling leads back", async ({ page }) => {
  await page.goto("/rules/root#4.3.3");
  const rules = page.locator(".rules");
  await expect(rules.locator("h3")).toContainText("4.3.3");
  await expect(rules.locator(".ruling")).toContainText("Ruling R10: One side after the other");
  await rules.locator(".ruling button").click();
  await expect(rules.locator("h3")).toContainText("R10");
  await rules.locator("article").getByRole("button", { name: "4.3.3" }).click();
  await expect(rules.locator("h3")).toContainText("4.3.3");
});

test("searching finds rulings, by words and by the rule they are about", async ({ page }) => {
  await page.goto("/rules/sylvion");
  const found = page.locator(".found li");
  await page.getByRole("searchbox").fill("whale’s line");
  await expect(found).toHaveText([/^R07 /]);
  await page.getByRole("searchbox").fill("4.3");
  await expect(found).toHaveText([/^4\.3 /, /^R35 /, /^R42 /]);
  await found.filter({ hasText: "R42" }).getByRole("button").click();
  await expect(page.locator(".rules h3")).toContainText("R42");
});

test("an answer that comes late does not undo a newer search", async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/rules/sylvion?search=&*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/rules/sylvion");
  await page.getByRole("searchbox").fill("whale’s line");
  await expect(page.locator(".found li")).toHaveText([/^R07 /]);
  const late = page.waitForResponse("**/api/rules/sylvion?search=&*");
  release();
  await (await late).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator(".found li")).toHaveText([/^R07 /]);
});

for (const theme of ["light", "dark"] as const) {
  test(`editions can be switched, and what differs is said, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto("/rules/root#6.5.2");
    const rules = page.locator(".rules");
    await expect(page.getByRole("radio", { name: "Today’s Law" })).toBeChecked();
    await expect(rules.locator(".difference, .changed")).toHaveCount(0);
    await rules.locator("article").getByRole("button", { name: "First edition" }).click();
    await expect(page.getByRole("radio", { name: "First edition" })).toBeChecked();
    await expect(rules.locator(".difference")).toContainText("2 moves");
    await expect(rules.locator(".changed li")).not.toHaveCount(0);
    await faultless(page, theme === "dark" ? COLOURS : undefined);
    await page.getByRole("radio", { name: "Today’s Law" }).check();
    await expect(rules.locator(".difference, .changed")).toHaveCount(0);
  });
}

test("a game with one edition has no switch", async ({ page }) => {
  await page.goto("/rules/ironwood#U40");
  await expect(page.locator(".rules h3")).toContainText("U40");
  await expect(page.locator(".rules article")).toContainText("option “Magic die without a match”");
  await expect(page.getByRole("radio")).toHaveCount(0);
});

test("at a table the rules are those of its edition", async ({ page }) => {
  await arrive(page);
  const wanted = { game: "root", options: { edition: "first", seats: "marquise,eyrie" } };
  const { table } = await call<{ table: string }>(page, "/api/tables", wanted);
  await page.goto(`/table/${table}`);
  await asked(page);
  await clickOn(page, "c7");
  await page.locator(".inspector [data-barred] .rule").click();
  await expect(page.locator(".rules h3")).toContainText("6.3.2");
  await expect(page.getByRole("radio", { name: "First edition" })).toBeChecked();
  await faultless(page);
});
