import type { Log } from "#platform/log.ts";
import { toAuthError } from "./unexpected.ts";

type Work = () => Promise<void>;

// Begun at once, the work would slow the caller's next request, and tell by that what this answer does not.
const SOON_MS = 250;
const SPREAD_MS = 500;

/** Work that is promised with an answer and done a moment after it, at no moment that could be foretold. */
export function createAfterwards(log: Log) {
  const waiting = new Map<NodeJS.Timeout, Work>();
  const running = new Set<Promise<void>>();

  function run(timer: NodeJS.Timeout, work: Work): void {
    clearTimeout(timer);
    waiting.delete(timer);
    const done = work()
      .catch((error) => void toAuthError(error, log))
      .finally(() => running.delete(done));
    running.add(done);
  }

  return {
    afterwards: (work: Work): void => {
      const timer = setTimeout(() => run(timer, work), SOON_MS + Math.random() * SPREAD_MS);
      waiting.set(timer, work);
    },
    /** Does now whatever is still promised, and waits for it. */
    settle: async (): Promise<void> => {
      while (waiting.size + running.size > 0) {
        for (const [timer, work] of waiting) run(timer, work);
        await Promise.all(running);
      }
    },
  };
}
