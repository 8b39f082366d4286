import { expect } from "@playwright/test";

import { BOARD, call, faultless, test } from "./playing";

test("an invitation says what it is, stays in sight, asks before it is replaced; bots fill up", async ({
  browser,
}) => {
  const [home, away] = [await browser.newContext(), await browser.newContext()];
  const [ann, bob] = [await home.newPage(), await away.newPage()];
  await call(ann, "/api/me", { name: "Ann", language: "en" });
  await ann.goto("/new/root");
  await ann.locator("[data-who='1']").selectOption("link");
  await ann.locator("[data-who='2']").selectOption("link");
  await ann.getByRole("button", { name: "Start" }).click();

  // Whole, in the waiting room, with what it is for; this server listens to this machine alone.
  const link = ann.locator("[data-link=join]");
  await expect(link).toHaveText(/http.*\/join#\S{20,}/);
  const { clipped } = await link.evaluate((it) => ({ clipped: it.scrollWidth > it.clientWidth }));
  expect(clipped).toBe(false);
  await expect(ann.locator(".invitation").first()).toContainText("play Root");
  await expect(ann.locator(".invitation").first()).toContainText("Eyrie");
  await expect(ann.locator("[data-reach=local]")).toContainText("this machine only");
  await expect(ann.locator("[data-reach=local]")).toContainText("--host 0.0.0.0");
  await ann.reload();
  const first = (await link.textContent()) ?? "";
  await faultless(ann);

  // New links are made only when asked twice, and the old one is then worth nothing.
  const renew = ann.locator("[data-tool=links]");
  await renew.click();
  await expect(ann.locator(".new-links")).toContainText("stop working");
  await expect(link).toHaveText(first);
  await renew.click();
  await expect(link).not.toHaveText(first);
  await bob.goto(first);
  await expect(bob.getByRole("alert")).toContainText("ask for a new one");

  // Who comes sees the setup, picks a seat and says a name.
  await bob.goto("about:blank"); // the same page with another link would not be loaded again
  await bob.goto((await link.textContent()) ?? "");
  await expect(bob.locator("main")).toContainText("Ann invites you to a game of Root");
  await expect(bob.locator(".sitting li")).toHaveCount(4);
  await expect(bob.locator(".sitting img")).toHaveCount(4);
  await expect(bob.locator("[data-sits=A]")).toContainText("Ann");
  await expect(bob.locator(".setup")).toContainText("usual options");
  await faultless(bob);
  await bob.locator("[data-sits=C] input").check();
  await bob.getByLabel("Your name").last().fill("Bobby");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await expect(ann.locator("[data-sits=C]")).toContainText("Bobby");

  await expect(ann.locator("[data-tool=level]")).toHaveValue("steady");
  await ann.locator("[data-tool=level]").selectOption("beginner");
  await expect(ann.locator("[data-help=all]")).toContainText("makes mistakes on purpose");
  await ann.locator("[data-fill=B]").click();
  for (const page of [ann, bob]) await expect(page.locator(BOARD)).toBeVisible();
  await expect(bob.locator("[data-seat=B]")).toContainText("Beginner");
  await home.close();
  await away.close();
});
