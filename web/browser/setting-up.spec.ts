import { expect } from "@playwright/test";

import { call, faultless, test } from "./playing";

test("setting up shows what there is to play, how hard, and what a bot's level means", async ({
  page,
}) => {
  await page.goto("/new/root");
  await expect(page.locator(".presented")).toContainText("much to learn");
  await expect(page.locator(".seat img")).toHaveCount(4);
  for (const picture of await page.locator(".seat img").all())
    await expect
      .poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(0);
  await expect(page.locator("[data-tile=seats-marquise]")).toContainText("easy to learn");
  await expect(page.locator("[data-tile=seats-alliance]")).toContainText("sympathy");
  await expect(page.locator("[data-level='1']")).toHaveValue("steady");
  await expect(page.locator("[data-help='1']")).toContainText("what looks best now");
  await page.locator("[data-level='1']").selectOption("best");
  await expect(page.locator("[data-help='1']")).toContainText("up to 2 seconds");

  await page.goto("/new/ironwood");
  await expect(page.locator(".seat img")).toHaveCount(2);
  await expect(page.locator("[data-like='0']")).toContainText("slip through the forests");
  await expect(page.getByLabel("Level", { exact: false }).first()).toBeVisible();
  await page.getByRole("radio", { name: "against the Ironbot" }).check();
  await expect(page.locator(".seat img")).toHaveCount(1);
  await faultless(page);
});

test("who picks a bot's level is told what it is like, and meets it at the table", async ({
  page,
}) => {
  await page.goto("/new/root");
  const levels = page.locator("[data-level='1'] option");
  await expect(levels).toHaveText(["Beginner", "Novice", "Steady", "Strong", "Best"]);
  await page.locator("[data-level='1']").selectOption({ label: "Beginner" });
  await expect(page.locator("[data-help='1']")).toContainText("makes mistakes on purpose");
  await faultless(page);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator("[data-seat=B]")).toContainText("Beginner B");
  await expect(page.locator("[data-seat=C]")).toContainText("Steady C");
});

test("on a phone my games are one tap away, and the rules have a title and chapters", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await call(page, "/api/me", { name: "Ann", language: "en" });
  await call(page, "/api/tables", { game: "sylvion" });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sylvion: Your turn" })).toBeInViewport();
  await page.locator("[data-tool=mine]").click();
  await expect(page.locator("#mine .lines a").first()).toBeInViewport();

  await page.goto("/rules/root");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Root: Rules");
  const chapter = page.locator("[data-chapter='4']");
  await expect(chapter.locator("summary")).toContainText("4 ");
  await expect(chapter.getByRole("button").first()).not.toBeVisible();
  await chapter.locator("summary").click();
  await chapter.getByRole("button", { name: "4.3.3" }).first().click();
  await expect(page.locator(".rules h3")).toContainText("4.3.3");
  await expect(page.locator("[data-chapter=card] summary")).toHaveText("Cards");
  await faultless(page);
});
