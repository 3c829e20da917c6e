import { m } from "#messages/messages.js";
import type { Queue } from "../../queues/queue.ts";
import { findMedian, findWaits } from "./queries.ts";

/** What hotels owe beyond its day. */
export const overdueQueue: Queue = {
  id: "commissions",
  name: m.queues_commissions,
  place: "/admin/commissions?box=overdue",
  agreedHours: 30 * 24,
  waiting: findWaits,
  decided: findMedian,
};
