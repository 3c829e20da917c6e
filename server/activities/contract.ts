import { z } from "zod";
import {
  Activity,
  ActivityCorrection,
  ActivityList,
  ActivityQuery,
  NewActivity,
} from "#domain/activities/activities.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";

const tags = ["activities"];
export const Recorded = z.object({ ids: z.array(z.uuid()) });

/** What we do for hotels: recorded by administrators, read by each hotel as far as it is its own. */
export const activitiesContract = {
  list: declareRoute({
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
  }),
  record: declareRoute({
    method: "post",
    path: "/api/activities",
    tags,
    summary: "Record a call, visit, mailing or roadshow for one hotel or several",
    access: ["admin"],
    write: { audit: "activity.recorded", repeat: "key" },
    request: { body: jsonBody(NewActivity) },
    responses: { 201: jsonAnswer(Recorded, "The ids, one for each hotel") },
  }),
  correct: declareRoute({
    method: "put",
    path: "/api/activities/{id}",
    tags,
    summary: "Say anew what an activity was",
    access: ["admin"],
    write: { audit: "activity.corrected", repeat: "key", version: "checked" },
    request: { params: z.object({ id: z.uuid() }), body: jsonBody(ActivityCorrection) },
    responses: { 200: jsonAnswer(Activity, "The activity as it is now") },
  }),
};

/** The routes of this capability, for its typed client. */
export type ActivitiesApi = typeof activitiesContract;
