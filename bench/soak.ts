import { setTimeout as sleep } from "node:timers/promises";
import { startOurs, withFolder } from "./contenders.ts";
import { type Finding, median } from "./measure.ts";
import { askMixed, createMixedRequests, MIXED } from "./mixed-requests.ts";
import { openHandles, residentMb } from "./process-figures.ts";

const TITLE = "soak: the last third against the first";
/** `npm run bench -- soak`, or of another length: `SOAK_MINUTES=10 npm run bench -- soak`. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
/** Caches fill and code is compiled in the beginning. */
const WARM_UP = 0.1;
const SAMPLES = 60;
const AT_ONCE = 4;
const BETWEEN = 25;

type Sample = { memory: number; "open handles": number; "handles of Node": number };

/** Whether memory, handles and connections stay as they are while a house is asked for everything, again and again. */
export async function soak(): Promise<Finding> {
  return withFolder(async (dataDir) => {
    const { pid, url, end } = await startOurs({ dataDir, env: MIXED });
    if (residentMb(pid) === undefined)
      return { kind: "skipped", title: TITLE, reason: "this system has no /proc" };
    const ask = await createMixedRequests(url);
    const until = (share: number) => begun + share * MINUTES * 60_000;
    const begun = performance.now();
    let requests = 0;
    const askUntil = async (at: number) => {
      for (; performance.now() < at; requests += BETWEEN) {
        await askMixed(ask, { requests: BETWEEN, atOnce: AT_ONCE });
        await sleep(250);
      }
    };
    await askUntil(until(WARM_UP));
    const samples: Sample[] = [];
    for (let at = 1; at <= SAMPLES; at++) {
      await askUntil(until(WARM_UP + ((1 - WARM_UP) * at) / SAMPLES));
      samples.push(await sampleOf(pid, url));
    }
    await end();
    const third = Math.floor(SAMPLES / 3);
    const middle = (name: keyof Sample, from: number) =>
      median(samples.slice(from, from + third).map((sample) => sample[name]));
    const names = Object.keys(samples[0]!) as (keyof Sample)[];
    const values = Object.fromEntries(
      names.map((name) => {
        const [first, last] = [middle(name, 0), middle(name, SAMPLES - third)];
        return [`${name} (${Math.round(first)} → ${Math.round(last)})`, last / first];
      }),
    );
    const title = `${TITLE} (${MINUTES} minutes, ${requests} requests)`;
    return { kind: "amount", title, unit: "×", limit: 1.1, values };
  });
}

async function sampleOf(pid: number, url: string): Promise<Sample> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const handles = Number(figures.match(/^nodejs_active_handles_total (\S+)$/m)?.[1]);
  return { memory: residentMb(pid)!, "open handles": openHandles(pid)!, "handles of Node": handles };
}
