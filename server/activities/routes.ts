import { z } from "zod";
import {
  Activity,
  ActivityCorrection,
  ActivityList,
  ActivityQuery,
  NewActivity,
} from "#domain/activities/activities.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { fileOf } from "../http/files/list-file.ts";
import { onceOf } from "../http/once.ts";
import { correctActivity } from "./correct-activity.ts";
import { listActivities } from "./list-activities.ts";
import { recordActivity } from "./record-activity.ts";

const tags = ["activities"];
const Recorded = z.object({ ids: z.array(z.uuid()) });

/** What we do for hotels: recorded by administrators, read by each hotel as far as it is its own. */
export function activitiesRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    method: "get",
    path: "/api/activities",
    tags,
    summary: "Sales activities; a hotel asks for its own",
    access: ["admin", "hotel"],
    request: { query: ActivityQuery },
    responses: { 200: jsonAnswer(ActivityList, "The activities that the question leaves") },
    file: fileOf("activities", ActivityList, [
      "hotel.name",
      "kind",
      "happenedOn",
      "summary",
      "reach",
      "nextStep",
      "nextStepOn",
      "by",
    ]),
  });
  const record = declareRoute(deps, {
    method: "post",
    path: "/api/activities",
    tags,
    summary: "Record a call, visit, mailing or roadshow for one hotel or several",
    access: ["admin"],
    write: { audit: "activity.recorded", repeat: "key" },
    request: { body: jsonBody(NewActivity) },
    responses: { 201: jsonAnswer(Recorded, "The ids, one for each hotel") },
  });
  const correct = declareRoute(deps, {
    method: "put",
    path: "/api/activities/{id}",
    tags,
    summary: "Say anew what an activity was",
    access: ["admin"],
    write: { audit: "activity.corrected", repeat: "key", version: "checked" },
    request: { params: z.object({ id: z.uuid() }), body: jsonBody(ActivityCorrection) },
    responses: { 200: jsonAnswer(Activity, "The activity as it is now") },
  });

  return createApi()
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
