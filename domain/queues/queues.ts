import { z } from "zod";
import { Count } from "../list/list.ts";
import { Localized } from "../localized.ts";

/** A queue as the team's first page shows it. */
export const Queue = z
  .object({
    id: z.string(),
    name: Localized,
    /** Where what waits in it is decided. */
    place: z.string(),
    count: Count,
    agreedHours: z.number().int(),
    /** How long each has waited, in hours, the longest first; of many, only the first. */
    waits: z.array(z.number()),
    /** How many have waited longer than agreed. */
    late: z.number().int(),
    /** In the middle of the last thirty days' decisions; null where none is known. */
    medianHours: z.number().nullable(),
  })
  .meta({ id: "Queue" });
export type Queue = z.infer<typeof Queue>;

export const QueueBoard = z.object({ queues: z.array(Queue) });
export type QueueBoard = z.infer<typeof QueueBoard>;

/** Queues with what is worst first: the one whose oldest has used most of the agreed time; empty ones last, in their order. */
export function worstFirst<Q extends Pick<Queue, "waits" | "agreedHours">>(queues: readonly Q[]): Q[] {
  return queues
    .map((queue, place) => ({ queue, place, used: usedOf(queue) }))
    .sort((a, b) => b.used - a.used || a.place - b.place)
    .map(({ queue }) => queue);
}

/** The share of the agreed time that the oldest has used; -1 where nothing waits. */
function usedOf({ waits: [oldest], agreedHours }: Pick<Queue, "waits" | "agreedHours">): number {
  return oldest === undefined ? -1 : oldest / agreedHours;
}

const HOUR_MS = 3_600_000;
const SHOWN_WAITS = 60;

/** What is said of a queue, given since when each waits, the longest first, one more than is counted. */
export function measureQueue(
  since: readonly Date[],
  { now, agreedHours, counted }: { now: Date; agreedHours: number; counted: number },
): Pick<Queue, "count" | "waits" | "late"> {
  const all = since.slice(0, counted).map((at) => Math.max(0, (now.getTime() - at.getTime()) / HOUR_MS));
  return {
    count: { value: all.length, isMore: since.length > counted },
    waits: all.slice(0, SHOWN_WAITS).map((hours) => Math.round(hours * 10) / 10),
    late: all.filter((hours) => hours > agreedHours).length,
  };
}
