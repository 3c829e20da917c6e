import type { RuleKey } from "#domain/insights/cards.ts";
import type { Precision } from "#domain/insights/insights.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { ruleId } from "./card-id.ts";
import { deleteRetired, insertRetired } from "./queries.ts";
import { readPrecision } from "./read-precision.ts";

type Input = { actor: Actor; rule: RuleKey; isRetired: boolean };

/** Switches a rule of Farol off, whereupon its cards vanish everywhere, or on again. */
export async function switchRule(
  deps: Pick<Deps, "db" | "clock">,
  { actor, rule, isRetired }: Input,
): Promise<Precision> {
  const now = deps.clock.now();
  await transact(deps.db, async (tx) => {
    const isMoved = isRetired
      ? await insertRetired(tx, { rule, actorId: actor.id, now })
      : await deleteRetired(tx, rule);
    if (!isMoved) return;
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "insight_rule.switched", subjectType: "insight_rule" },
      ...{ subjectId: ruleId(rule), before: { isRetired: !isRetired }, after: { rule, isRetired }, now },
    });
  });
  return readPrecision(deps);
}
