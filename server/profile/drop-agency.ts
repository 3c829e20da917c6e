import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { holdDetails, leaveAgency } from "./queries.ts";

/** Takes a person out of their agency; done twice, it is the same. */
export async function dropAgency(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId }: { userId: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const { agency_id: agencyId } = await holdDetails(tx, { userId, now: clock.now() });
    if (agencyId) await leaveAgency(tx, { userId, agencyId });
  });
}
