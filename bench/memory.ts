import { setTimeout as sleep } from "node:timers/promises";
import { startOurs, withFolder } from "./contenders.ts";
import type { Finding } from "./measure.ts";
import { askMixed, createMixedRequests, MIXED } from "./mixed-requests.ts";
import { peakMb, residentMb, untilAtRest } from "./process-figures.ts";

const SETTLE_MS = 20_000;
/** What threads still hold when they have nothing to do goes with them after five minutes. */
const REST_MS = 330_000;
const REQUESTS = 30_000;
const PAGES = ["/", "/en", "/contact", "/en/contact", "/api/openapi.json"];

type Figures = { peak: number; idle: number };
type Measured = { first: Figures; later: Figures; busy: { peak: number; after: number } };
let measured: Promise<Measured | undefined> | undefined;
/** The three measures of memory look at the same three processes. */
const measureOnce = () => (measured ??= withFolder(measureHouse));

/** What the process holds when it has served a few pages and nothing is asked of it. */
export const memory = (): Promise<Finding> =>
  amount("idle memory", { unit: "MB", limit: 400 }, ({ first, later }) => ({
    "first start": first.idle,
    "later start": later.idle,
  }));

/** The most it ever held. */
export const memoryPeak = (): Promise<Finding> =>
  amount("peak of memory", { unit: "MB", limit: 700 }, ({ first, later, busy }) => ({
    "first start": first.peak,
    "later start": later.peak,
    "30,000 mixed requests": busy.peak,
  }));

/** What stays when much was asked and the threads that made files have gone. */
export const memoryAfter = (): Promise<Finding> =>
  amount("memory after 30,000 mixed requests", { unit: "× idle", limit: 1.2 }, ({ later, busy }) => ({
    [`${Math.round(busy.after)} MB beside ${Math.round(later.idle)}`]: busy.after / later.idle,
  }));

async function amount(
  title: string,
  { unit, limit }: { unit: string; limit: number },
  valuesOf: (figures: Measured) => Record<string, number>,
): Promise<Finding> {
  const figures = await measureOnce();
  if (!figures) return { kind: "skipped", title, reason: "this system has no /proc" };
  return { kind: "amount", title, unit, limit, values: valuesOf(figures) };
}

async function measureHouse(dataDir: string): Promise<Measured | undefined> {
  const first = await open(dataDir);
  const firstFigures = figuresOf(first.pid);
  await first.end();
  if (!firstFigures) return undefined;
  const later = await open(dataDir);
  const laterFigures = figuresOf(later.pid)!;
  await askMixed(await createMixedRequests(later.url), { requests: REQUESTS });
  await untilAtRest(later.pid);
  await sleep(REST_MS);
  const { peak, idle: after } = figuresOf(later.pid)!;
  await later.end();
  return { first: firstFigures, later: laterFigures, busy: { peak, after } };
}

function figuresOf(pid: number): Figures | undefined {
  const [peak, idle] = [peakMb(pid), residentMb(pid)];
  return peak === undefined || idle === undefined ? undefined : { peak, idle };
}

/** A house that has served a few pages and come to rest. */
async function open(dataDir: string) {
  const house = await startOurs({ dataDir, env: MIXED });
  for (const page of PAGES) {
    const answer = await fetch(house.url + page);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${page} answered ${answer.status}`);
  }
  await sleep(SETTLE_MS);
  return house;
}
