import { defineConfig, devices } from "@playwright/test";

const port = 8765;

/** A server of its own for the tests, with an empty database, on Debian's Chromium. */
export default defineConfig({
  testDir: "browser",
  testMatch: process.env["SHOTS"] ? "shots.ts" : "*.spec.ts",
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 1, // on a crowded machine; what passed only then is told as flaky
  reporter: [["line"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-GB",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox"],
    },
  },
  webServer: {
    command: `rm -f test-results/spinney.db* && mkdir -p test-results && ${
      process.env["SPINNEY"] ?? "../.venv/bin/spinney"
    } serve --port ${port} --database test-results/spinney.db`,
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
