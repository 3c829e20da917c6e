import { type Fact, factShapes, type NewFact } from "#domain/facts/facts.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import type { Tools } from "../tools.ts";
import { insertFacts } from "./queries.ts";

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

/** A statement takes no more parameters than fit sixteen bits. */
const ROWS_AT_ONCE = 1_000;

async function keepFacts(tx: Tx, { clock }: Tools, facts: NewFact[]): Promise<Fact[]> {
  const at = clock.now();
  const parsed = facts.map(({ kind, cause, actorId = null, data: given }) => {
    const data = factShapes[kind].parse(given);
    return { kind, cause, actorId, data, at } as Fact;
  });
  const news: Fact[] = [];
  for (let start = 0; start < parsed.length; start += ROWS_AT_ONCE) {
    const some = parsed.slice(start, start + ROWS_AT_ONCE);
    const rows = some.map(({ kind, cause, actorId, data }) => ({
      ...{ kind, cause, actor_id: actorId, data: JSON.stringify(data), at },
    }));
    const kept = new Set((await insertFacts(tx, rows)).map(keyOf));
    // The same cause twice in one telling is one fact, too.
    for (const fact of some) if (kept.delete(keyOf(fact))) news.push(fact);
  }
  return news;
}

const keyOf = ({ kind, cause }: { kind: string; cause: string }) => `${kind} ${cause}`;
