import { m } from "#messages/messages.js";
import type { Queue } from "../../queues/queue.ts";
import { findMedian, findWaits } from "./queries.ts";

/** What members ask for and nobody has answered. */
export const suggestionsQueue: Queue = {
  id: "suggestions",
  name: m.queues_suggestions,
  place: "/admin/suggestions?state=new",
  agreedHours: 14 * 24,
  waiting: findWaits,
  decided: findMedian,
};
