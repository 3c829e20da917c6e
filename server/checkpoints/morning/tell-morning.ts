import { z } from "zod";
import { CHECKPOINT_ZONE } from "#domain/checkpoints/standing.ts";
import { dayIn } from "#domain/days.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { planCheckpoints } from "../journeys/follow-bookings.ts";
import { countDue, findUnplanned, markTold } from "./queries.ts";

const AT_ONCE = 200;

/** Plans stays that were agreed before there were checkpoints. */
export async function planOlder(deps: Deps): Promise<void> {
  const today = dayIn(CHECKPOINT_ZONE, deps.clock.now());
  for (const { id } of await findUnplanned(deps.db, { today, limit: AT_ONCE })) {
    await transact(deps.db, (tx) => planCheckpoints(tx, deps, id));
  }
}

/**
 * Tells everybody once a morning what is to be done today and what was not done; what was overdue before is not told
 * again. After days of standstill, what is so today.
 */
export async function tellMorning(deps: Deps): Promise<void> {
  const today = dayIn(CHECKPOINT_ZONE, deps.clock.now());
  for (const { owner_id: ownerId, due, overdue } of await countDue(deps.db, today)) {
    if (due + overdue === 0) continue;
    await transact(deps.db, async (tx) => {
      await markTold(tx, { ownerId, today });
      const data = { ownerId, due, overdue };
      await recordFacts(tx, deps, [{ kind: "checkpoints_due", cause: `${ownerId}/${today}`, data }]);
    });
  }
}

/** Does both every morning. */
export function scheduleMorning(deps: Deps): void {
  deps.jobs
    .define({
      name: "checkpoints.morning",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: async () => {
        await planOlder(deps);
        await tellMorning(deps);
      },
    })
    .schedule({ cron: "15 7 * * *", tz: "America/Sao_Paulo", data: {} });
}
