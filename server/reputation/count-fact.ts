import { randomUUID } from "node:crypto";
import type { Fact, NewFact } from "#domain/facts/facts.ts";
import {
  askedPoints,
  expiryOf,
  givenPoints,
  groupOf,
  isItsMoment,
  scoredBy,
  scoredKinds,
  windowAround,
} from "#domain/reputation/scoring.ts";
import { setAt } from "#domain/reputation/tally.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Hold, type Listener, onHeld } from "../facts/listener.ts";
import { settleTier } from "../tiers/settle-tier.ts";
import type { Tools } from "../tools.ts";
import { appendEntry, findSpent, hasScore, holdScores } from "./queries.ts";
import { readRuleSets } from "./rule-sets.ts";

type ScoredFact = Fact<(typeof scoredKinds)[number]>;

/**
 * Gives the points that a fact is worth by the rules of its day, once, to somebody whose score is held; what they lead
 * to is for the caller to record.
 */
export async function countFact(tx: Tx, deps: Pick<Tools, "clock">, fact: ScoredFact): Promise<NewFact[]> {
  const scored = scoredBy(fact);
  if (!scored) return [];
  const { userId, key, cause, at, base, evidence } = scored;
  const set = setAt(await readRuleSets(tx), at);
  const rule = set?.rules.find((each) => each.key === key);
  if (!set || !rule || !isItsMoment(set, scored) || !(await hasScore(tx, userId))) return [];
  const asked = askedPoints(rule, base, set.rates);
  const group = groupOf(rule);
  const spent = rule.cap ? await findSpent(tx, { userId, group, ...windowAround(rule.cap.window, at) }) : 0;
  const points = givenPoints(asked, rule, spent);
  const isNew = await appendEntry(tx, {
    ...{ id: randomUUID(), user_id: userId, kind: "rule", rule_key: key, rule_version: set.version, cause },
    ...{ cap_group: group, asked, points, at, expires_at: expiryOf(at, set.lifeMonths) },
    ...{ evidence_kind: evidence.kind, evidence_id: evidence.id },
  });
  return isNew && points > 0 ? settleTier(tx, deps, userId) : [];
}

/** Several people's points may come of one telling: their scores are held together. */
const scores: Hold = { idOf: (fact) => scoredBy(fact as ScoredFact)?.userId, take: holdScores };

/** Every fact that points come from is counted in its own transaction. */
export const countFacts: Listener[] = scoredKinds.map((kind) =>
  onHeld(kind, scores, (tx, deps, fact) => countFact(tx, deps, fact)),
);
