import { loadWithAutocannon } from "./autocannon.ts";
import { cpuMicros } from "./process-figures.ts";
import type { Turn } from "./rounds.ts";
import { hasWrk, loadWithWrk } from "./wrk.ts";

const CONNECTIONS = 32;

/** What asks. */
export const client = hasWrk ? "wrk" : "autocannon (wrk is not installed)";

/** A turn of requests at one address over kept connections; an answer other than 2xx spoils the round. */
export function loadTurn({ url, pid, headers = {} }: Target): Turn {
  const load = hasWrk ? loadWithWrk : loadWithAutocannon;
  return async (seconds) => {
    const before = cpuMicros(pid);
    const { answered, refused, failed, ...run } = await load({
      url,
      headers,
      connections: CONNECTIONS,
      seconds,
    });
    const after = cpuMicros(pid);
    if (failed > 0 || refused > 0 || answered === 0)
      throw new Error(`${url}: ${answered} answers, ${refused} refused, ${failed} failed`);
    const perSecond = answered / run.seconds;
    if (before === undefined || after === undefined) return { perSecond };
    return { perSecond, cpuMicros: (after - before) / answered };
  };
}

export type Target = { url: string; pid: number; headers?: Record<string, string> };
