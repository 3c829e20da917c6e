import { m } from "#messages/messages.js";
import type { Queue } from "../../queues/queue.ts";
import { findMedian, findWaits } from "./queries.ts";

/** Entries that somebody does not agree with. */
export const appealsQueue: Queue = {
  id: "appeals",
  name: m.queues_appeals,
  place: "/admin/standing/appeals",
  agreedHours: 72,
  waiting: findWaits,
  decided: findMedian,
};
