import { startBareHono, startOurs, withFolder } from "./contenders.ts";
import { loadTurn } from "./load.ts";
import type { Finding } from "./measure.ts";
import { takeTurns } from "./rounds.ts";

/** A request that does nothing, through everything we put around a request, against Hono with nothing around it. */
export async function noOp(): Promise<Finding> {
  return withFolder(async (dataDir) => {
    const [ours, bare] = [await startOurs({ dataDir }), await startBareHono()];
    const rounds = await takeTurns({
      ours: loadTurn({ url: `${ours.url}/health/live`, pid: ours.pid }),
      theirs: loadTurn({ url: bare.url, pid: bare.pid }),
    });
    return { kind: "comparison", title: "no-op", peer: "bare Hono", unit: "req/s", goal: 0.7, ...rounds };
  });
}
