import { type Fact, type FactKind, factShapes } from "#domain/facts/facts.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { findFacts } from "./queries.ts";

const AT_ONCE = 500;

/** Everything of some kinds that ever happened, in its order: for a capability that came later, and for proofs. */
export async function* replayFacts<K extends FactKind>(
  db: Db | Tx,
  kinds: readonly K[],
): AsyncGenerator<Fact<K>> {
  let after = 0;
  for (;;) {
    const rows = await findFacts(db, { kinds: [...kinds], after, limit: AT_ONCE });
    for (const { kind, cause, actor_id: actorId, data, at } of rows) {
      yield { kind, cause, actorId, at, data: factShapes[kind as K].parse(data) } as Fact<K>;
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}
