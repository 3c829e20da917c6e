import { RuleKey } from "#domain/reputation/rules.ts";
import type { Standing, Statement, StatementQuery } from "#domain/reputation/statement.ts";
import { houseDay } from "#domain/site/views.ts";
import { dayAfter } from "#domain/zones.ts";
import type { Deps } from "../../deps.ts";
import { findDays, findEntries, findNextExpiry, findParts } from "./queries.ts";
import { toEntry } from "./to-entry.ts";

/** Entries of a person's statement that a question leaves. */
export async function listEntries(
  { db }: Pick<Deps, "db">,
  asked: { userId: string; query: StatementQuery },
): Promise<Statement> {
  const { rows, ...list } = await findEntries(db, asked);
  return { ...list, rows: rows.map(toEntry) } as Statement;
}

const TREND_DAYS = 365;
/** A statement younger than a year is drawn from a little before it began. */
const LEAD_DAYS = 14;

/** What a person's score is, how it came about in a year, and what it is made of. */
export async function readStanding(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
): Promise<Standing> {
  const now = clock.now();
  const [days, parts, nextExpiry] = await Promise.all([
    findDays(db, userId),
    findParts(db, userId),
    findNextExpiry(db, { userId, now }),
  ]);
  const yearAgo = dayAfter(houseDay(now), -TREND_DAYS);
  const before = dayAfter(days[0]?.day ?? houseDay(now), -LEAD_DAYS);
  const since = before > yearAgo ? before : yearAgo;
  let score = 0;
  const trend: Standing["trend"] = [];
  for (const { day, points } of days) {
    if (trend.length === 0 && day > since) trend.push({ day: since, score });
    score += points;
    if (day > since) trend.push({ day, score });
  }
  return {
    score,
    trend,
    parts: parts.flatMap(({ rule, points }) => (points === 0 ? [] : [{ rule: ruleOf(rule), points }])),
    entries: days.reduce((sum, { entries }) => sum + entries, 0),
    nextExpiry,
  };
}

function ruleOf(key: string): Standing["parts"][number]["rule"] {
  const known = RuleKey.safeParse(key);
  return known.success ? known.data : "opening";
}
