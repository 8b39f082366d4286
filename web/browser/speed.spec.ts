import { gzipSync } from "node:zlib";

import { expect, test } from "@playwright/test";

import { asked, playNow } from "./playing";

const FIRST_LOAD = 300_000;
/** Milliseconds from a click to the next question; generous, for machines with much else to do. */
const ANSWER = 1000;

test("the first load is small", async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api/")) return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto("/");
  await expect(page.locator(".plate")).toHaveCount(3);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: "first load", description: `${total} bytes` });
  expect(total).toBeLessThan(FIRST_LOAD);
});

test("an answer is there at once", async ({ page }) => {
  await playNow(page, "root");
  await asked(page);
  const took = await page.evaluate(async () => {
    const before = document.querySelector(".sentence")?.textContent;
    const start = performance.now();
    document.querySelector<HTMLElement>(".option")?.click();
    while (document.querySelector(".sentence")?.textContent === before) {
      await new Promise((later) => requestAnimationFrame(later));
    }
    return performance.now() - start;
  });
  test.info().annotations.push({ type: "answer", description: `${took.toFixed(0)} ms` });
  expect(took).toBeLessThan(ANSWER);
});
