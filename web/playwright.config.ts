import { existsSync } from "node:fs";

import { defineConfig, devices } from "@playwright/test";

/** What is run beside the tests: pictures for the docs, and how fast an answer is. */
const ASIDE = process.env["SHOTS"] ? "shots.ts" : process.env["SPEED"] ? "speed.ts" : "";

/** Debian's Chromium, without the parts that nobody sees here if those are a package of their own. */
const CHROMIUM =
  process.env["CHROMIUM"] ??
  ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);

/** A server of its own for the tests, with an empty database. */
export default defineConfig({
  testDir: "browser",
  testMatch: ASIDE || "*.spec.ts",
  globalSetup: "./browser/serving.ts",
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: ASIDE ? 2 : 3, // some tests wait for a server: two would leave the cores idle now and then
  fullyParallel: true,
  forbidOnly: true,
  retries: 1, // a browser may stall on a busy machine; what passes only then is named as flaky
  reporter: [["line"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env["SPINNEY_HOME"] ?? "", // set when the server is up, before any test
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" }, // all at once, but where motion is what is tested
    launchOptions: {
      ...(CHROMIUM && { executablePath: CHROMIUM }),
      args: ["--no-sandbox"],
    },
  },
});
