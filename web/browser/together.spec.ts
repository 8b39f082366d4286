import { expect, test } from "@playwright/test";

import { answer, asked, options } from "./playing";

test("two browsers play Root by a link, and one of them reconnects", async ({ browser }) => {
  const [ann, bob] = [await browser.newContext(), await browser.newContext()];
  const [first, second] = [await ann.newPage(), await bob.newPage()];
  await first.goto("/new/root");
  await first.locator(".seat select").nth(1).selectOption("link");
  await first.getByRole("button", { name: "Start" }).click();
  const address = await first.locator("[data-link=join]").inputValue();
  await first.getByRole("link", { name: "To the table" }).click();

  await second.goto(address);
  await second.getByRole("button", { name: "Sit down" }).click();
  await expect(second.locator(".board > svg")).toBeVisible();
  await asked(first);
  await answer(first, (await options(first))[0] ?? "");

  await second.reload();
  await expect(second.locator(".board > svg")).toBeVisible();
  for (let i = 0; i < 8; i++) {
    for (const page of [first, second]) {
      const words = await options(page);
      if (words[0]) await answer(page, words[0]);
    }
    await first.waitForTimeout(200);
  }
  const told = await first.locator(".log li").count();
  expect(told).toBeGreaterThan(5);
  await ann.close();
  await bob.close();
});
