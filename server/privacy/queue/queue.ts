import { m } from "#messages/messages.js";
import type { Queue } from "../../queues/queue.ts";
import { findMedian, findWaits } from "./queries.ts";

/** What people asked of their data and the law wants answered. */
export const privacyQueue: Queue = {
  id: "data_requests",
  name: m.queues_data_requests,
  place: "/admin/privacy",
  agreedHours: 15 * 24,
  waiting: findWaits,
  decided: findMedian,
};
