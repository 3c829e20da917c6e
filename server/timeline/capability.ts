import { declareCapability } from "../capability.ts";
import { timelinesOf } from "./announce.ts";
import { moderationRoutes } from "./moderation/routes.ts";
import {
  appealDecided,
  appealed,
  commented,
  held,
  mentioned,
  removed,
  reportDecided,
  reported,
} from "./notices.ts";
import { ownTimeline } from "./own-timeline.ts";
import { timelinePictureRoutes } from "./pictures/routes.ts";
import { scheduleSweep } from "./pictures/sweep-pictures.ts";
import { plantTimeline } from "./plant-timeline.ts";
import { reportsQueue } from "./queue/queue.ts";
import { timelineRoutes } from "./routes.ts";
import { scaleTimeline } from "./scale-timeline.ts";
import { tellOfTimeline } from "./tell.ts";

/** What members tell each other, in the order in which it is said. */
export const timeline = declareCapability({
  routes: (deps) =>
    timelineRoutes(deps).route("/", timelinePictureRoutes(deps)).route("/", moderationRoutes(deps)),
  jobs: [scheduleSweep],
  plantDemo: plantTimeline,
  scale: scaleTimeline,
  personal: [ownTimeline],
  tells: tellOfTimeline,
  notices: [commented, mentioned, reported, reportDecided, held, removed, appealed, appealDecided],
  topics: timelinesOf,
  queues: [reportsQueue],
  named: [
    { table: "timeline_removals", name: "(select p.full_name from profiles p where p.id = author_id)" },
  ],
});
