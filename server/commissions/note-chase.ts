import type { Tx } from "#platform/database/database.ts";
import { insertEvent } from "./queries.ts";

type Chase = { commissionId: string; actorId: string; at: Date };

/** Says in a commission's record that the hotel was sent the statement it stands in; all three sides read it. */
export async function noteChase(tx: Tx, { commissionId, actorId, at }: Chase): Promise<void> {
  await insertEvent(tx, {
    ...{ commission_id: commissionId, kind: "chased", by: "house", actor_id: actorId, body: "", at },
  });
}
