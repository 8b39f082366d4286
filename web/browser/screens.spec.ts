import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { expect } from "@playwright/test";

import { asked, BOARD, call, COLOURS, faultless, playNow, test } from "./playing";

/** Bytes, compressed, before anything can be seen. */
const FIRST_LOAD = 300_000;

for (const theme of ["light", "dark"] as const) {
  const laws = theme === "dark" ? COLOURS : undefined;
  test(`the quiet screens have no accessibility faults, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto("/");
    await expect(page.locator(".plate")).toHaveCount(3);
    await faultless(page, laws);
    await page.goto("/new/root");
    await expect(page.locator(".seat")).not.toHaveCount(0);
    await faultless(page, laws);
    await page.goto("/rules/root#6.5");
    await expect(page.locator(".rules h3")).toContainText("6.5");
    await faultless(page, laws);
    const record = readFileSync("../tests/sylvion/golden/introductory.spinney", "utf-8");
    const { table } = await call<{ table: string }>(page, "/api/records", { record });
    await page.goto(`/replay/${table}#9`);
    await expect(page.locator(BOARD)).toBeVisible();
    await faultless(page, laws);
    await page.goto(`/table/${table}`); // it has ended
    await expect(page.locator(".over .results li")).not.toHaveCount(0);
    await faultless(page, laws);
    const wanted = { game: "root", seats: [{ who: "me" }, { who: "link" }] };
    const { join } = await call<{ join: string }>(page, "/api/tables", wanted);
    await page.goto(`/join#${join}`);
    await expect(page.locator("main ul")).toBeVisible();
    await faultless(page, laws);
    await call(page, "/api/tables", { game: "sylvion" });
    await page.goto("/"); // with games of one's own, one of them waiting
    await expect(page.locator("nav.going a")).not.toHaveCount(0);
    await page.locator("header summary").click();
    await faultless(page, laws);
  });

  for (const game of ["sylvion", "root", "ironwood"]) {
    test(`a table of ${game} has no accessibility faults, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await playNow(page, game);
      await asked(page);
      await faultless(page, laws);
      for (const tab of ["log", "rules", "chat", "table"]) {
        await page.locator(`[data-tab=${tab}]`).click();
        await expect(page.locator(`[data-panel=${tab}]`)).toBeVisible();
      }
      await faultless(page, laws);
    });
  }
}

test("the first load is small", async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api/")) return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto("/");
  await expect(page.locator(".plate")).toHaveCount(3);
  await page.waitForLoadState("networkidle"); // what comes after the test is over cannot be read
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: "first load", description: `${total} bytes` });
  expect(total).toBeLessThan(FIRST_LOAD);
});
