import { setTimeout as sleep } from "node:timers/promises";
import { startOurs, withFolder } from "./contenders.ts";
import type { Finding } from "./measure.ts";
import { residentMb } from "./process-figures.ts";

const TITLE = "idle memory";
const SETTLE_MS = 20_000;
const PAGES = ["/", "/en", "/contact", "/en/contact", "/api/openapi.json"];

/** What the process holds when it has served a few pages and nothing is asked of it. */
export async function memory(): Promise<Finding> {
  return withFolder(async (dataDir) => {
    const first = await idle(dataDir);
    const second = await idle(dataDir);
    if (first === undefined || second === undefined)
      return { kind: "skipped", title: TITLE, reason: "this system has no /proc" };
    return {
      kind: "amount",
      title: TITLE,
      unit: "MB",
      limit: 300,
      values: { "first start": first, "later start": second },
    };
  });
}

async function idle(dataDir: string): Promise<number | undefined> {
  const { pid, url, end } = await startOurs({ dataDir });
  for (const page of PAGES) {
    const answer = await fetch(url + page);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${page} answered ${answer.status}`);
  }
  await sleep(SETTLE_MS);
  const megabytes = residentMb(pid);
  await end();
  return megabytes;
}
