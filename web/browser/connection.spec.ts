import { expect } from "@playwright/test";

import { asked, moment, options, playNow, test } from "./playing";

test("who loses the connection is told so at once, and what is on its way is said to be", async ({
  page,
  context,
}) => {
  let stalled = false;
  const held: (() => void)[] = [];
  await page.routeWebSocket(/\/socket\?/, (here) => {
    const server = here.connectToServer();
    here.onMessage((text) => server.send(text));
    server.onMessage((text) => {
      if (stalled) held.push(() => here.send(text));
      else here.send(text);
    });
  });
  await playNow(page, "root");
  await asked(page);
  const bar = page.locator(".lost-bar");
  const board = await page.locator(".board").boundingBox();
  const before = await moment(page);
  stalled = true;
  const [first] = await options(page);
  await page.locator(`.option[data-option="${first}"]`).click();
  await expect(bar).toHaveText("Sending…");
  expect(await page.locator(".board").boundingBox()).toEqual(board);
  stalled = false;
  for (const say of held) say();
  await expect(bar).toHaveCount(0);
  await expect(page.locator(".table")).not.toHaveAttribute("data-number", before ?? "");

  await asked(page);
  await context.setOffline(true);
  await expect(bar).toContainText("connection is lost");
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
});
