import { randomUUID } from "node:crypto";
import { isAhead, type NewActivity } from "#domain/activities/activities.ts";
import { houseDay } from "#domain/site/views.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { findHotelIds, insertActivities } from "./queries.ts";

type Input = { actor: Actor; activity: NewActivity; once: Once };

/** Records what we did, once for each hotel it was done for. */
export async function recordActivity(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, activity: { hotelIds, ...words }, once }: Input,
): Promise<{ ids: string[] }> {
  const now = clock.now();
  if (isAhead(words, houseDay(now))) throw refuse("validation_failed", { fields: { happenedOn: "invalid" } });
  return runOnce(db, once, async (tx) => {
    const wanted = [...new Set(hotelIds)];
    if ((await findHotelIds(tx, wanted)).length < wanted.length) throw refuse("not_found");
    const rows = wanted.map((hotelId) => ({
      id: randomUUID() as string,
      hotelId,
      createdBy: actor.id,
      createdAt: now,
      ...words,
    }));
    await insertActivities(tx, rows);
    for (const { id, hotelId } of rows) {
      await writeAudit(tx, {
        actorId: actor.id,
        action: "activity.recorded",
        subjectType: "activity",
        subjectId: id,
        after: { hotelId, ...words },
        now,
      });
    }
    return { ids: rows.map(({ id }) => id) };
  });
}
