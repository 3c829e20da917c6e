import { Activity, ActivityList } from "#domain/activities/activities.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { activitiesContract, Recorded } from "./contract.ts";
import { correctActivity } from "./correct-activity.ts";
import { listActivities } from "./list-activities.ts";
import { recordActivity } from "./record-activity.ts";

/** What we do for hotels: recorded by administrators, read by each hotel as far as it is its own. */
export function activitiesRoutes(deps: Deps) {
  const { list, record, correct } = activitiesContract;

  return createApi(deps)
    .openapi(list, async (context) => {
      const asked = { actor: context.var.actor, query: context.req.valid("query") };
      return context.json(ActivityList.parse(await listActivities(deps, asked)), 200);
    })
    .openapi(record, async (context) => {
      const activity = context.req.valid("json");
      const recorded = await recordActivity(deps, {
        actor: context.var.actor,
        activity,
        once: onceOf(context),
      });
      return context.json(Recorded.parse(recorded), 201);
    })
    .openapi(correct, async (context) => {
      const corrected = await correctActivity(deps, {
        actor: context.var.actor,
        id: context.req.valid("param").id,
        correction: context.req.valid("json"),
        once: onceOf(context),
      });
      return context.json(Activity.parse(corrected), 200);
    });
}
