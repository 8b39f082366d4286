import { expect, type Page } from "@playwright/test";

import { answer, arrive, asked, BOARD, call, faultless, moment, options, test } from "./playing";
import { Served } from "./serving";

/** Whoever of them is asked answers, until so many answers have been given. */
async function playOn(pages: Page[], answers: number): Promise<void> {
  for (let given = 0; given < answers;) {
    for (const page of pages) {
      const [first] = await options(page);
      if (!first) continue;
      await answer(page, first);
      given += 1;
    }
    await pages[0]?.waitForTimeout(50);
  }
}

test("two browsers play Root by a link; one reconnects, and the server dies in between", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const served = new Served();
  const [ann, bob] = [await browser.newContext(), await browser.newContext()];
  const [first, second] = [await ann.newPage(), await bob.newPage()];
  try {
    await served.start();
    const { home } = served;
    await first.goto(`${home}/new/root`);
    await first.locator("[data-who='1']").selectOption("link");
    await first.getByRole("button", { name: "Start" }).click();
    const address = (await first.locator("[data-link=join]").textContent()) ?? "";

    await second.goto(address);
    await second.getByRole("button", { name: "Sit down" }).click();
    await expect(second.locator(BOARD)).toBeVisible();
    await asked(first);
    await answer(first, (await options(first))[0] ?? "");

    await second.reload();
    await expect(second.locator(BOARD)).toBeVisible();
    await playOn([first, second], 4);

    const before = Number(await moment(first));
    served.kill();
    await expect(first.locator(".lost-bar")).toBeVisible();
    await expect(first.locator(BOARD)).toBeVisible();
    await served.start();
    for (const page of [first, second]) {
      await expect(page.locator(".lost-bar")).toHaveCount(0, { timeout: 60_000 });
    }
    await playOn([first, second], 4);
    const reached = async (): Promise<number> => Number(await moment(first));
    await expect.poll(reached).toBeGreaterThanOrEqual(before + 4);
  } finally {
    served.kill();
    await ann.close();
    await bob.close();
  }
});

test("people who share a device have names; while it is handed over, only hands are hidden", async ({
  page,
}) => {
  await call(page, "/api/me", { name: "Ann", language: "en" });
  await page.goto("/new/root");
  await page.locator("[data-remove='3']").click();
  await page.locator("[data-remove='2']").click();
  await expect(page.locator(".seat")).toHaveCount(2);
  await page.locator("[data-who='1']").selectOption("me");
  await page.locator("[data-name='1']").fill("Zoe");
  await page.getByRole("button", { name: "Start" }).click();
  const handing = page.locator(".hand-over");
  await expect(page.locator(".option, .hand-over").first()).toBeVisible();
  if (await handing.count()) await page.getByRole("button", { name: "I am here" }).click();
  await asked(page);
  await expect(page.locator(".hand svg").first()).toBeVisible();
  for (let i = 0; i < 12 && !(await handing.count()); i++) {
    await answer(page, (await options(page))[0] ?? "");
    await expect(page.locator(".option, .hand-over").first()).toBeVisible();
  }
  await expect(handing).toContainText(/Hand the device to: (Zoe \(Eyrie\)|Ann \(Marquise\))/);
  await expect(page.locator(BOARD)).toBeVisible();
  await expect(page.locator(".hand, .option")).toHaveCount(0);
  await faultless(page);
  await page.getByRole("button", { name: "I am here" }).click();
  await asked(page);
  await expect(page.locator(".hand svg").first()).toBeVisible();
});

test("a spectator sees the board, is asked nothing, and players can chat", async ({ browser }) => {
  const [ann, eve] = [await browser.newContext(), await browser.newContext()];
  const [player, watcher] = [await ann.newPage(), await eve.newPage()];
  await arrive(player);
  const made = await call<{ table: string; watch: string }>(player, "/api/tables", {
    game: "root",
  });
  const { table, watch } = made;
  await watcher.goto(`/watch#${watch}`);
  await watcher.getByRole("link", { name: "Watch" }).click();
  await expect(watcher.locator(BOARD)).toBeVisible();
  await expect(watcher.locator(".option, .tools, .hand")).toHaveCount(0);

  await player.goto(`/table/${table}`);
  await player.locator("[data-tab=chat]").click();
  await player.getByPlaceholder("Say something").fill("Good luck!");
  await player.getByRole("button", { name: "Send" }).click();
  await expect(watcher.locator("[data-tab=chat] .count")).toHaveText("1");
  await watcher.locator("[data-tab=chat]").click();
  await expect(watcher.locator(".chat li")).toContainText("Good luck!");
  await ann.close();
  await eve.close();
});
