import { m } from "#messages/messages.js";
import type { Queue } from "../../queues/queue.ts";
import { findDisputeMedian, findDisputes, findMedian, findWaits } from "./queries.ts";

/** What hotels owe beyond its day. */
export const overdueQueue: Queue = {
  id: "commissions",
  name: m.queues_commissions,
  place: "/admin/commissions?box=overdue",
  agreedHours: 30 * 24,
  waiting: findWaits,
  decided: findMedian,
};

/** What hotels and those who sold argue about, for the house to decide. */
export const disputesQueue: Queue = {
  id: "disputes",
  name: m.queues_disputes,
  place: "/admin/commissions?box=disputed",
  agreedHours: 5 * 24,
  waiting: findDisputes,
  decided: findDisputeMedian,
};
