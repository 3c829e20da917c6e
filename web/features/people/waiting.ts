import { ANSWER_WITHIN_HOURS, type PersonList } from "#domain/people/people.ts";
import { m } from "#messages/messages.js";

const HOUR_MS = 60 * 60 * 1_000;

/** Whole hours since a moment. */
export function hoursSince(at: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(at).getTime()) / HOUR_MS));
}

/** How pressing a wait is: close to the promised answer, or past it. */
export function waitTone(hours: number): "neutral" | "warn" | "bad" {
  if (hours >= ANSWER_WITHIN_HOURS) return "bad";
  return hours >= ANSWER_WITHIN_HOURS * 0.75 ? "warn" : "neutral";
}

/** How long the first of the queue has waited, beside what is promised; nothing for other lists. */
export function queueWords({ rows: [first] }: PersonList): string | undefined {
  if (first?.status !== "pending") return undefined;
  const hours = hoursSince(first.createdAt, new Date());
  const promised = ANSWER_WITHIN_HOURS;
  if (hours < 1) return m.people_oldest_fresh({ promised });
  return m.people_oldest({ hours, promised });
}
