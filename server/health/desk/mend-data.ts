import type { MendableCheck } from "#domain/health/health.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { recountScores } from "../../reputation/recount-scores.ts";
import { findLooseFiles } from "./queries.ts";

const remedies: Record<MendableCheck, (tx: Tx, deps: Deps) => Promise<number>> = {
  scores_adrift: recountScores,
  files_without_owner: removeLooseFiles,
};

/** Mends what does not agree where the house can do so by itself; how many cases that were. */
export async function mendData(
  deps: Deps,
  { actor, check }: { actor: Actor; check: MendableCheck },
): Promise<{ count: number }> {
  return transact(deps.db, async (tx) => {
    const count = await remedies[check](tx, deps);
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "data.mended", subjectType: "data", subjectId: check },
      ...{ after: { check, count }, now: deps.clock.now() },
    });
    return { count };
  });
}

async function removeLooseFiles(tx: Tx, { files, clock }: Deps): Promise<number> {
  const ids = await findLooseFiles(tx, clock.now());
  for (const id of ids) await files.remove(tx, id);
  return ids.length;
}
