import { measureQueue, type QueueBoard, worstFirst } from "#domain/queues/queues.ts";
import type { Deps } from "../deps.ts";
import { inBoth } from "../in-both.ts";
import type { Queue } from "./queue.ts";

/** Counting further would cost more than anybody reads. */
const COUNTED = 1_000;
const LOOK_BACK_MS = 30 * 86_400_000;

/** Every queue of the house, all asked at once, what is worst first. */
export async function readQueues(deps: Pick<Deps, "db" | "clock" | "queues">): Promise<QueueBoard> {
  return { queues: worstFirst(await Promise.all(deps.queues.map((queue) => readQueue(deps, queue)))) };
}

async function readQueue({ db, clock }: Pick<Deps, "db" | "clock">, queue: Queue) {
  const { id, name, place, agreedHours, waiting, decided } = queue;
  const now = clock.now();
  const [waits, medianHours] = await Promise.all([
    waiting(db, { now, limit: COUNTED + 1 }),
    decided?.(db, new Date(now.getTime() - LOOK_BACK_MS)) ?? null,
  ]);
  const since = waits.map(({ at }) => at);
  const measured = measureQueue(since, { now, agreedHours, counted: COUNTED });
  return { id, name: inBoth(name), place, agreedHours, medianHours, ...measured };
}
