import { type Fact, factShapes, type NewFact } from "#domain/facts/facts.ts";
import type { Tx } from "#platform/database/database.ts";
import { portionsOf } from "#platform/database/rows-at-once.ts";
import type { Deps } from "../deps.ts";
import type { Tools } from "../tools.ts";
import type { Hold, Listener } from "./listener.ts";
import { insertFacts } from "./queries.ts";

type Kept = { id: number; fact: Fact };

/**
 * Records what happened and lets everybody who listens hear of it, in three phases: whoever counts, under locks taken
 * in one order; then whoever tells people, which is written at the end of the transaction; and after its commit, by a
 * job, whoever brings it to others outside.
 */
export async function recordFacts(
  tx: Tx,
  deps: Tools & Pick<Deps, "listeners">,
  facts: NewFact[],
): Promise<void> {
  const { counts, tells, delivers, queueDelivery } = deps.listeners;
  const news: Kept[] = [];
  // What counts may bring something else about: it is heard of in the next round, like the rest.
  for (let round = await keepFacts(tx, deps, facts); round.length > 0; ) {
    news.push(...round);
    const next = await count(tx, deps, { counts, round: round.map(({ fact }) => fact) });
    round = await keepFacts(tx, deps, next);
  }
  for (const { fact } of news) {
    for (const { kind, hear } of tells) if (kind === fact.kind) await hear(tx, deps, fact);
  }
  for (const { id, fact } of news) {
    for (const { kind, name } of delivers) if (kind === fact.kind) await queueDelivery(tx, { id, name });
  }
}

type Round = { counts: Listener[]; round: Fact[] };

/**
 * Lets one listener after the other count a round of facts. Their order is the order of locks for the whole house: what
 * one listener holds is never waited for by whoever holds what a later one needs.
 */
async function count(tx: Tx, deps: Tools, { counts, round }: Round): Promise<NewFact[]> {
  const next: NewFact[] = [];
  const held = new Set<Hold>();
  for (const { kind, hold, hear } of counts) {
    const heard = round.filter((fact) => fact.kind === kind);
    if (heard.length === 0) continue;
    if (hold && !held.has(hold)) {
      held.add(hold);
      await takeHold(tx, hold, { counts, round });
    }
    for (const fact of heard) next.push(...((await hear(tx, deps, fact)) ?? []));
  }
  return next;
}

/** Holds what all listeners of the round need of one kind of rows. */
async function takeHold(tx: Tx, hold: Hold, { counts, round }: Round): Promise<void> {
  const kinds = new Set(counts.filter((each) => each.hold === hold).map(({ kind }) => kind));
  const ids = round.filter(({ kind }) => kinds.has(kind)).map(hold.idOf);
  const distinct = [...new Set(ids.filter((id) => typeof id === "string"))].sort();
  if (distinct.length > 0) await hold.take(tx, distinct);
}

async function keepFacts(tx: Tx, { clock }: Tools, facts: NewFact[]): Promise<Kept[]> {
  const at = clock.now();
  const parsed = facts.map(({ kind, cause, actorId = null, data: given }) => {
    const data = factShapes[kind].parse(given);
    return { kind, cause, actorId, data, at } as Fact;
  });
  const news: Kept[] = [];
  for (const some of portionsOf(parsed)) {
    const rows = some.map(({ kind, cause, actorId, data }) => ({
      ...{ kind, cause, actor_id: actorId, data: JSON.stringify(data), at },
    }));
    const ids = new Map((await insertFacts(tx, rows)).map((row) => [keyOf(row), row.id]));
    for (const fact of some) {
      const id = ids.get(keyOf(fact));
      // The same cause twice in one telling is one fact, too.
      if (id !== undefined && ids.delete(keyOf(fact))) news.push({ id, fact });
    }
  }
  return news;
}

const keyOf = ({ kind, cause }: { kind: string; cause: string }) => `${kind} ${cause}`;
