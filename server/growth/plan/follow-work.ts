import { randomUUID } from "node:crypto";
import { provenKinds } from "#domain/diagnostic/questionnaires.ts";
import type { Fact, NewFact } from "#domain/facts/facts.ts";
import type { Tx } from "#platform/database/database.ts";
import { closeProfessional, openProfessional, waiveProfessional } from "../../checkpoints/professional.ts";
import { readPlan } from "../../diagnostic/read-plan.ts";
import { type Listener, on } from "../../facts/listener.ts";
import { findOnTheWay } from "../../tiers/read-tier.ts";
import { holdOpen, insertAction, setSeen } from "./queries.ts";

/** A member's result becomes their plan: actions on the one list, in place of what was open of an older plan. */
const openPlan = on("diagnostic_finished", async (tx, _deps, { data, at: now }) => {
  const { diagnosticId, userId: ownerId } = data;
  const plan = ownerId ? await readPlan(tx, diagnosticId) : null;
  if (!plan || !ownerId) return;
  for (const { checkpoint_id: id } of await holdOpen(tx, { ownerId }))
    await waiveProfessional(tx, { id, ownerId, now });
  const { isProfileOpen } = await findOnTheWay(tx, ownerId);
  const facts: NewFact[] = [];
  for (const { key, title, note, dimension, proof, on: dueOn } of plan.steps) {
    const checkpointId = randomUUID();
    const words = { title: title[plan.language], note: note[plan.language] };
    await openProfessional(tx, { id: checkpointId, ownerId, ...words, dueOn, now });
    // A profile is completed once: whoever has done so has done this.
    const isDone = proof?.fact === "profile_completed" && !isProfileOpen;
    await insertAction(tx, {
      ...{
        id: randomUUID(),
        owner_id: ownerId,
        diagnostic_id: diagnosticId,
        checkpoint_id: checkpointId,
        key,
      },
      ...{ title: JSON.stringify(title), note: JSON.stringify(note), dimension: JSON.stringify(dimension) },
      ...{ fact: proof?.fact ?? null, times: proof?.times ?? null, seen: isDone ? 1 : 0, created_at: now },
    });
    if (isDone) facts.push(...(await closeProfessional(tx, { id: checkpointId, ownerId, now })));
  }
  return facts;
});

/** Whose work a fact shows; nobody's where it shows none. */
function workerOf(fact: Fact<(typeof provenKinds)[number]>): string | null {
  if (fact.kind === "profile_completed") return fact.data.userId;
  // What was done for oneself is no work for a client.
  if (fact.kind === "checkpoint_done" && fact.data.journeyId === null) return null;
  return fact.data.ownerId;
}

/** What a member does closes the actions that ask for it, as often as each asks. */
async function seeWork(tx: Tx, fact: Fact<(typeof provenKinds)[number]>): Promise<NewFact[]> {
  const ownerId = workerOf(fact);
  if (!ownerId) return [];
  const facts: NewFact[] = [];
  for (const { id, checkpoint_id: checkpointId, times, seen } of await holdOpen(tx, {
    ownerId,
    fact: fact.kind,
  })) {
    await setSeen(tx, { id, seen: seen + 1 });
    if (times !== null && seen + 1 >= times)
      facts.push(...(await closeProfessional(tx, { id: checkpointId, ownerId, now: fact.at })));
  }
  return facts;
}

/** The plan follows results and work. */
export const followWork: Listener[] = [
  openPlan,
  ...provenKinds.map((kind) => on(kind, (tx, _deps, fact) => seeWork(tx, fact as Fact<typeof kind>))),
];
