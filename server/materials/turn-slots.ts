import { z } from "zod";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { findDue, holdMaterial } from "./queries.ts";
import { settleSlot } from "./settle-slot.ts";

/** Makes the passages that time makes: what ends, and what opens beside an older version; catches up after any standstill. */
export async function turnSlots(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  for (const materialId of await findDue(db, now)) {
    await transact(db, async (tx) => {
      if (!(await holdMaterial(tx, materialId))) return;
      await recordFacts(tx, deps, await settleSlot(tx, { materialId, now }));
    });
  }
}

/** Turns them a few minutes into every hour: somewhere a day has just begun. */
export function scheduleTurns(deps: Deps): void {
  deps.jobs
    .define({
      name: "materials.turn",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => turnSlots(deps),
    })
    .schedule({ cron: "2 * * * *", data: {} });
}
