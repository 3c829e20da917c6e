import autocannon from "autocannon";
import { cpuMicros } from "./process-figures.ts";
import type { Turn } from "./rounds.ts";

const CONNECTIONS = 32;

/** A turn of requests at one address over kept connections; an answer other than 2xx spoils the round. */
export function loadTurn({ url, pid, headers = {} }: Target): Turn {
  return async (seconds) => {
    const before = cpuMicros(pid);
    const result = await autocannon({
      url,
      headers,
      connections: CONNECTIONS,
      duration: seconds,
      setupClient: leaveBodies,
    });
    const after = cpuMicros(pid);
    const answered = result["2xx"];
    if (result.errors > 0 || result.non2xx > 0 || answered === 0)
      throw new Error(`${url}: ${answered} answers, ${result.non2xx} refused, ${result.errors} failed`);
    const perSecond = answered / result.duration;
    if (before === undefined || after === undefined) return { perSecond };
    return { perSecond, cpuMicros: (after - before) / answered };
  };
}

export type Target = { url: string; pid: number; headers?: Record<string, string> };

/**
 * autocannon decodes every body as text, which for compressed bytes takes four fifths of its time: the client, not
 * the server, would be measured.
 */
function leaveBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody: () => void } };
  pipelinedRequests.addBody = () => undefined;
}
