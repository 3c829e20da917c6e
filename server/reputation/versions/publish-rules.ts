import { type RuleSet, ruleSetBlocker } from "#domain/reputation/rules.ts";
import { type Scored, scoredBy, scoredKinds } from "#domain/reputation/scoring.ts";
import { tally } from "#domain/reputation/tally.ts";
import { houseDay } from "#domain/site/views.ts";
import type { NewRuleSet, RuleVersions, Simulation } from "#domain/tiers/versions.ts";
import { instantIn } from "#domain/zones.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { replayFacts } from "../../facts/replay-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { simulate } from "../../tiers/versions/simulate.ts";
import { findOpenings, insertRuleSet } from "../queries.ts";
import { readRuleSets } from "../rule-sets.ts";
import { toPublished } from "../statement/read-rules.ts";

/**
 * Who would stand elsewhere had these rules counted all that lives of the past. What was brought along and corrected
 * by hand stays as it is; the statement itself is never counted anew.
 */
export async function simulateRules(
  { db, clock }: Pick<Deps, "db" | "clock">,
  set: RuleSet,
): Promise<Simulation> {
  const blocker = ruleSetBlocker(set);
  if (blocker) throw refuse(blocker);
  const now = clock.now();
  const scored: Scored[] = [];
  // What counted a proposal at its day stays: only what it is worth is another.
  const sets = (await readRuleSets(db)).map((past) => ({ ...past, ...set }));
  for await (const fact of replayFacts(db, scoredKinds)) {
    const found = scoredBy(fact);
    if (found) scored.push(found);
  }
  const scores = tally(scored, { sets, now });
  const openings = await findOpenings(db);
  const scoreOf = ({ user_id: id }: { user_id: string }) => (scores.get(id) ?? 0) + (openings.get(id) ?? 0);
  return simulate(db, { now, scoreOf });
}

type Input = { actorId: string; rules: NewRuleSet; once: Once };

/** Publishes rules from a day to come on; what happened before stands as it was counted. */
export async function publishRules(deps: Deps, { actorId, rules, once }: Input): Promise<RuleVersions> {
  const { set, startsOn, note } = rules;
  const blocker = ruleSetBlocker(set);
  if (blocker) throw refuse(blocker);
  const now = deps.clock.now();
  if (startsOn <= houseDay(now)) throw refuse("validation_failed", { fields: { startsOn: "in_past" } });
  return runOnce(deps.db, once, async (tx) => {
    const before = await readRuleSets(tx);
    const version = Math.max(0, ...before.map((each) => each.version)) + 1;
    const validFrom = instantIn("America/Sao_Paulo", startsOn, "00:00");
    const id = await insertRuleSet(tx, { ...set, version, validFrom, note, publishedBy: actorId, now });
    if (!id) throw refuse("version_dated");
    await writeAudit(tx, {
      ...{ actorId, action: "rules.published", subjectType: "rule_set", subjectId: id, now },
      ...{ reason: note, after: { version, startsOn, ...set } },
    });
    return readVersions(deps, tx);
  });
}

/** Every set of rules that was published, the latest in force first. */
export async function readVersions({ clock }: Pick<Deps, "clock">, db: Db | Tx): Promise<RuleVersions> {
  const sets = await readRuleSets(db);
  const now = clock.now();
  const inForce = sets.find(({ validFrom }) => validFrom <= now)?.version;
  return { sets: sets.map((set) => ({ ...toPublished(set), isInForce: set.version === inForce })) };
}
