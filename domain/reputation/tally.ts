import type { DatedSet } from "./rules.ts";
import {
  askedPoints,
  expiryOf,
  givenPoints,
  groupOf,
  isItsMoment,
  type Scored,
  windowAround,
} from "./scoring.ts";

type Entry = { group: string; at: Date; points: number; expiresAt: Date };

/** The rules in force at an instant; null before the first. */
export function setAt<S extends { validFrom: Date }>(sets: readonly S[], at: Date): S | null {
  return (
    sets
      .filter(({ validFrom }) => validFrom <= at)
      .toSorted(byDate)
      .at(-1) ?? null
  );
}

const byDate = (a: { validFrom: Date }, b: { validFrom: Date }) =>
  a.validFrom.getTime() - b.validFrom.getTime();

/**
 * The score of everybody at an instant, from all that ever counted in the order it was heard of: what the statement
 * must come to, and what other rules would have made of the same past.
 */
export function tally(
  scored: Iterable<Scored>,
  { sets, now }: { sets: readonly DatedSet[]; now: Date },
): Map<string, number> {
  const seen = new Set<string>();
  const entries = new Map<string, Entry[]>();
  for (const each of scored) {
    const { userId, key, cause, at, base } = each;
    const set = setAt(sets, at);
    const rule = set?.rules.find((one) => one.key === key);
    if (!set || !rule || !isItsMoment(set, each) || seen.has(`${key} ${cause}`)) continue;
    seen.add(`${key} ${cause}`);
    const own = entries.get(userId) ?? [];
    const group = groupOf(rule);
    const spent = rule.cap ? spentIn(own, { group, ...windowAround(rule.cap.window, at) }) : 0;
    const points = givenPoints(askedPoints(rule, base, set.rates), rule, spent);
    own.push({ group, at, points, expiresAt: expiryOf(at, set.lifeMonths) });
    entries.set(userId, own);
  }
  return new Map([...entries].map(([userId, own]) => [userId, living(own, now)]));
}

const living = (own: readonly Entry[], now: Date) =>
  own.reduce((sum, { points, expiresAt }) => (expiresAt > now ? sum + points : sum), 0);

function spentIn(own: readonly Entry[], { group, from, until }: { group: string; from: Date; until: Date }) {
  const counted = own.filter((entry) => entry.group === group && entry.at >= from && entry.at < until);
  return counted.reduce((sum, { points }) => sum + points, 0);
}
