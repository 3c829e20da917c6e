import type { Journey } from "#domain/journeys/journeys.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { readJourney } from "../read-journey.ts";
import { findOwner } from "./queries.ts";

type Input = { journeyId: string; adminId: string; reason: string };

/** Shows an administrator somebody's journey; that it was opened, by whom and why, is written down first. */
export async function openJourney(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { journeyId, adminId, reason }: Input,
): Promise<Journey> {
  return transact(db, async (tx) => {
    const ownerId = await findOwner(tx, journeyId);
    if (!ownerId) throw refuse("not_found");
    await writeAudit(tx, {
      ...{ actorId: adminId, action: "journey.opened", subjectType: "journey", subjectId: journeyId },
      ...{ reason, now: clock.now() },
    });
    return readJourney(tx, { journeyId, ownerId });
  });
}
