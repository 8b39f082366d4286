/** What the machine does for a test: how long its programs ran, and how long they waited their turn. */

import { readdirSync, readFileSync } from "node:fs";

export interface Effort {
  /** Milliseconds of processor time. */
  ran: number;
  /** Milliseconds in which they could have run, had others not. */
  waited: number;
}

/** The server of the tests, and the browser of this worker. */
export function programs(): string[] {
  const parents = new Map(
    processes().map((pid) => [
      pid,
      read(pid, "stat")
        .replace(/.*\) \S /s, "")
        .split(" ")[0] ?? "",
    ]),
  );
  const descends = (pid: string, from: number): boolean => {
    for (let at = pid; at; at = parents.get(at) ?? "") if (at === String(from)) return true;
    return false;
  };
  return [...parents.keys()].filter((pid) =>
    read(pid, "cmdline").includes("serve\0--port")
      ? descends(pid, process.ppid)
      : descends(pid, process.pid) && pid !== String(process.pid),
  );
}

export function effort(pids: string[]): Effort {
  const sum = { ran: 0, waited: 0 };
  for (const pid of pids) {
    for (const thread of threads(pid)) {
      const [ran, waited] = read(pid, `task/${thread}/schedstat`).split(" ");
      sum.ran += Number(ran ?? 0) / 1e6;
      sum.waited += Number(waited ?? 0) / 1e6;
    }
  }
  return sum;
}

function processes(): string[] {
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
}

function threads(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** A file of a process; empty when the process has ended meanwhile. */
function read(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf-8");
  } catch {
    return "";
  }
}
