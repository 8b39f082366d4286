/** Servers of the tests' own, each on a free port, that may be stopped, started again and killed. */

import { type ChildProcess, execFileSync, spawn, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const PROGRAM = process.env["SPINNEY"] ?? "../.venv/bin/spinney";
const PYTHON = process.env["SPINNEY_PYTHON"] ?? "../.venv/bin/python";
/** Every table is dealt alike, so that no test hangs on luck. */
const SEED = "acorn";

export class Served {
  home = "";
  readonly database = join(mkdtempSync(join(tmpdir(), "spinney-")), "games.db");
  private port = "0"; // any that is free; the same one when it is started again
  private process: ChildProcess | undefined;

  constructor(private readonly environment: Record<string, string> = {}) {}

  /** Serve, and wait until that works. */
  async start(): Promise<void> {
    const args = ["serve", "--port", this.port, "--database", this.database, "--seed", SEED];
    const env = { ...process.env, ...this.environment };
    const stdio: StdioOptions = ["ignore", "pipe", "inherit"];
    this.process = spawn(PROGRAM, args, { detached: true, env, stdio });
    const told = createInterface({ input: this.process.stdout! });
    for await (const line of told) {
      const [home, port] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? [];
      if (!home || !port) continue;
      this.home = home;
      this.port = port;
      return;
    }
    throw new Error(`${PROGRAM} ended before it served`);
  }

  kill(): void {
    if (this.process?.pid && this.process.exitCode === null)
      process.kill(-this.process.pid, "SIGKILL");
  }

  /** Change what is stored while nobody serves it. */
  async change(statement: string): Promise<void> {
    const gone = this.process && once(this.process, "exit");
    this.kill();
    await gone;
    const script =
      "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute(sys.argv[2]); c.commit()";
    execFileSync(PYTHON, ["-c", script, this.database, statement]);
    await this.start();
  }
}

/** The server that most tests share: its address is passed on to them by the environment. */
export default async function serve(): Promise<() => void> {
  const served = new Served();
  await served.start();
  process.env["SPINNEY_HOME"] = served.home;
  return () => served.kill();
}
