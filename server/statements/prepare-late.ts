import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { prepareChase } from "./prepare-chase.ts";

/** What every morning does, because somebody wants it now; for how many hotels something new was prepared. */
export async function prepareLate(
  deps: Pick<Deps, "db" | "clock">,
  { actorId }: { actorId: string },
): Promise<{ count: number }> {
  const count = await prepareChase(deps);
  await transact(deps.db, (tx) =>
    writeAudit(tx, {
      ...{ actorId, action: "statement.prepared", subjectType: "statement", subjectId: "late" },
      ...{ after: { count }, now: deps.clock.now() },
    }),
  );
  return { count };
}
