import type { Activity, ActivityKind } from "#domain/activities/activities.ts";
import type { ActivityRow } from "./queries.ts";

/** An activity as it is shown. */
export function toActivity(row: ActivityRow): Activity {
  return {
    id: row.id,
    hotel: { id: row.hotel_id, name: row.hotel_name },
    kind: row.kind as ActivityKind,
    happenedOn: row.happened_on,
    summary: row.summary,
    reach: row.reach,
    nextStep: row.next_step,
    nextStepOn: row.next_step_on,
    by: row.by,
    version: row.version,
  };
}
