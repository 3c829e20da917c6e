import type { Log } from "#platform/log.ts";
import { within } from "#platform/within.ts";

type Step = { name: string; close: () => Promise<void>; limitMs: number };

/**
 * Closes one thing after the other, each within its time: a database that does not answer must not keep a process
 * from ending. Fails at the end, by name, if something could not be closed.
 */
export async function closeInTurn(log: Log, steps: Step[]): Promise<void> {
  const failed: string[] = [];
  for (const { name, close, limitMs } of steps) {
    try {
      await within(close(), {
        ms: limitMs,
        late: () => {
          throw new Error(`not closed within ${limitMs} ms`);
        },
      });
    } catch (error) {
      log.warn({ err: error, part: name }, "a part could not be closed");
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new Error(`could not close: ${failed.join(", ")}`);
}
