import type { NewFact } from "#domain/facts/facts.ts";
import type { AppealDecision, AppealRow } from "#domain/reputation/statement.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { appendCorrection } from "../append-correction.ts";
import { closeAppeal, holdAppeal } from "./queries.ts";
import { readAppeal } from "./read-appeals.ts";

type Input = { id: string; actorId: string; decision: AppealDecision; once: Once };

/** Answers an appeal: with the points the entry should have, which a correction adds, or with why it stands. */
export async function decideAppeal(deps: Deps, { id, actorId, decision, once }: Input): Promise<AppealRow> {
  const { points, answer, version } = decision;
  return runOnce(deps.db, once, async (tx) => {
    const held = await holdAppeal(tx, id);
    if (!held) throw refuse("not_found");
    if (held.state !== "waiting") throw refuse("appeal_decided");
    if (held.version !== version) throw refuse("conflict", { current: await readAppeal(tx, id) });
    const { event_id: entryId, user_id: userId } = held;
    const isGranted = points !== null;
    const facts: NewFact[] = isGranted
      ? await appendCorrection(tx, deps, { entryId, userId, points, reason: answer, actorId })
      : [];
    const now = deps.clock.now();
    const state = isGranted ? "granted" : "denied";
    await closeAppeal(tx, { id, state, answer, by: actorId, now });
    await writeAudit(tx, {
      ...{ actorId, action: "appeal.decided", subjectType: "appeal", subjectId: id },
      ...{ after: { state, points }, reason: answer, now },
    });
    const decided = await readAppeal(tx, id);
    facts.push({ kind: "appeal_decided", cause: id, data: { appealId: id, userId, isGranted }, actorId });
    await recordFacts(tx, deps, facts);
    return decided;
  });
}
