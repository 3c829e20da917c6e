import { type Activity, type ActivityCorrection, isAhead } from "#domain/activities/activities.ts";
import { houseDay } from "#domain/site/views.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { lockActivity, updateActivity } from "./queries.ts";
import { toActivity } from "./to-activity.ts";

type Input = { actor: Actor; id: string; correction: ActivityCorrection; once: Once };

/** Says anew what an activity was; who saw an older version is shown the newer one instead. */
export async function correctActivity(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, id, correction: { version, ...words }, once }: Input,
): Promise<Activity> {
  const now = clock.now();
  if (isAhead(words, houseDay(now))) throw refuse("validation_failed", { fields: { happenedOn: "invalid" } });
  return runOnce(db, once, async (tx) => {
    const row = await lockActivity(tx, id);
    if (!row) throw refuse("not_found");
    const before = toActivity(row);
    if (before.version !== version) throw refuse("conflict", { current: before });
    await updateActivity(tx, { id, words });
    await writeAudit(tx, {
      actorId: actor.id,
      action: "activity.corrected",
      subjectType: "activity",
      subjectId: id,
      before,
      after: words,
      now,
    });
    return { ...before, ...words, version: version + 1 };
  });
}
