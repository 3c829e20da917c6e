import { m } from "#messages/messages.js";
import type { Queue } from "../../queues/queue.ts";
import { findMedian, findWaits } from "./queries.ts";

/** What members find wrong on the timeline. */
export const reportsQueue: Queue = {
  id: "reports",
  name: m.queues_reports,
  place: "/admin/reports",
  agreedHours: 24,
  waiting: findWaits,
  decided: findMedian,
};
