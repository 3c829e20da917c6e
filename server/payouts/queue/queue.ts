import { m } from "#messages/messages.js";
import type { Queue } from "../../queues/queue.ts";
import { findMedian, findWaits } from "./queries.ts";

/** Batches that wait to be approved or sent. */
export const payoutsQueue: Queue = {
  id: "payouts",
  name: m.queues_payouts,
  place: "/admin/commissions/payouts",
  agreedHours: 48,
  waiting: findWaits,
  decided: findMedian,
};
