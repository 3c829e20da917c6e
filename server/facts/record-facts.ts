import { type Fact, factShapes, type NewFact } from "#domain/facts/facts.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import type { Tools } from "../tools.ts";
import { insertFact } from "./queries.ts";

/**
 * Records what happened and lets everybody who listens hear of it, in the caller's transaction: first whoever counts,
 * then whoever tells people. Call it last: telling holds the lock that orders live events until the commit.
 */
export async function recordFacts(
  tx: Tx,
  deps: Tools & Pick<Deps, "listeners">,
  facts: NewFact[],
): Promise<void> {
  const news = await keepFacts(tx, deps, facts);
  // What counts may bring something else about: it joins the queue and is heard of like the rest.
  for (const fact of news) {
    for (const { kind, hear } of deps.listeners.counts) {
      if (kind !== fact.kind) continue;
      const next = await hear(tx, deps, fact);
      if (next) news.push(...(await keepFacts(tx, deps, next)));
    }
  }
  for (const fact of news) {
    for (const { kind, hear } of deps.listeners.tells) if (kind === fact.kind) await hear(tx, deps, fact);
  }
}

async function keepFacts(tx: Tx, { clock }: Tools, facts: NewFact[]): Promise<Fact[]> {
  const at = clock.now();
  const news: Fact[] = [];
  for (const { kind, cause, actorId = null, data: given } of facts) {
    const data = factShapes[kind].parse(given);
    const row = { kind, cause, actor_id: actorId, data: JSON.stringify(data), at };
    if (await insertFact(tx, row)) news.push({ kind, cause, actorId, data, at } as Fact);
  }
  return news;
}
