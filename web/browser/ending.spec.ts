import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";

import { arrive, BOARD, call, faultless, test } from "./playing";

test("the end says who won, why, by which points, how it went and where it turned", async ({
  page,
}) => {
  await arrive(page, { name: "Ann" });
  const record = readFileSync("../tests/root/golden/base_four.spinney", "utf-8");
  const { table } = await call<{ table: string }>(page, "/api/records", { record });
  await page.goto(`/replay/${table}`);
  await expect(page.locator(BOARD)).toBeVisible();
  await page.goto(`/table/${table}`);
  const over = page.locator(".over");
  await expect(over.locator(".why")).toContainText("30 points");
  await expect(over.locator(".results li.won")).toHaveCount(1);
  await expect(over.locator(".results li.won")).toContainText("30 points");
  await expect(over.locator(".results li").first()).toContainText("Buildings");
  await expect(over.locator(".curve polyline")).toHaveCount(4);
  await expect(over.locator(".moments")).toContainText("takes the lead");
  await expect(over.getByRole("button", { name: "Play again" })).toHaveCount(0); // only looks on
  await over.getByText("The same as a table").click();
  await expect(over.locator("tbody tr").last().locator("td").first()).toHaveText("30");
  await faultless(page);
  const moment = over.locator(".moments a").first();
  const address = (await moment.getAttribute("href")) ?? "";
  await moment.click();
  await expect(page).toHaveURL(new RegExp(address));
});

test("a replay never says that it is my turn, and my games say how they ended", async ({
  page,
}) => {
  await arrive(page, { name: "Ann" });
  const { table } = await call<{ table: string }>(page, "/api/tables", { game: "sylvion" });
  await page.goto(`/table/${table}`);
  await expect(page.locator("[data-seat=A]")).toContainText("Your turn");
  await page.locator("[data-tab=table]").click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Yes, give up this game" }).click();
  await expect(page.locator(".over .why")).toContainText("Ann conceded");
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.locator("[data-seat=A]")).toContainText("deciding");
  await expect(page.locator("[data-seat=A]")).not.toContainText("Your turn");
  await page.goto("/");
  await expect(page.locator(".lines li").first()).toContainText("Lost");
});
