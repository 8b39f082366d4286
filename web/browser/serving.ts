/** Servers that a test may stop, start again and kill; each has a database of its own. */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

const PROGRAM = process.env["SPINNEY"] ?? "../.venv/bin/spinney";
const PYTHON = process.env["PYTHON"] ?? "../.venv/bin/python";

export class Served {
  readonly home: string;
  readonly database = join(mkdtempSync(join(tmpdir(), "spinney-")), "games.db");
  private process: ChildProcess | undefined;

  constructor(private readonly port: number) {
    this.home = `http://127.0.0.1:${port}`;
  }

  /** Serve, and wait until that works. */
  async start(page: Page): Promise<void> {
    const args = ["serve", "--port", `${this.port}`, "--database", this.database];
    this.process = spawn(PROGRAM, args, { detached: true, stdio: "ignore" });
    const healthy = async (): Promise<number> => {
      const answered = await page.request.get(`${this.home}/healthz`).catch(() => null);
      return answered?.status() ?? 0;
    };
    await expect.poll(healthy, { timeout: 60_000 }).toBe(200);
  }

  kill(): void {
    if (this.process?.pid && this.process.exitCode === null)
      process.kill(-this.process.pid, "SIGKILL");
  }

  /** Change what is stored while nobody serves it. */
  async change(page: Page, statement: string): Promise<void> {
    const gone = this.process && once(this.process, "exit");
    this.kill();
    await gone;
    const script =
      "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute(sys.argv[2]); c.commit()";
    execFileSync(PYTHON, ["-c", script, this.database, statement]);
    await this.start(page);
  }
}
