import { declareCapability } from "../capability.ts";
import { countFacts } from "./count-fact.ts";
import { appealAnswered, appealWaiting, scoreDiffers } from "./notices.ts";
import { ownReputation } from "./own-reputation.ts";
import { scheduleDay } from "./pass-day.ts";
import { plantRules } from "./plant-rules.ts";
import { appealsQueue } from "./queue/queue.ts";
import { reputationRoutes } from "./routes.ts";
import { tellOfPoints } from "./tell.ts";

/** Points with their reasons. */
export const reputation = declareCapability({
  routes: reputationRoutes,
  jobs: [scheduleDay],
  plantHouse: plantRules,
  personal: [ownReputation],
  counts: countFacts,
  tells: tellOfPoints,
  notices: [appealAnswered, appealWaiting, scoreDiffers],
  queues: [appealsQueue],
  named: [
    { table: "reputation_events", name: "(select p.full_name from profiles p where p.id = user_id)" },
    { table: "reputation_appeals", name: "(select p.full_name from profiles p where p.id = user_id)" },
  ],
});
