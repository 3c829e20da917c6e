import { m } from "#messages/messages.js";
import type { Queue } from "../../queues/queue.ts";
import { findMedian, findWaits } from "./queries.ts";

/** What hotels say they have paid to the house, to be found in the bank. */
export const declaredQueue: Queue = {
  id: "declared-payments",
  name: m.queues_declared_payments,
  place: "/admin/commissions/remittance",
  agreedHours: 3 * 24,
  waiting: findWaits,
  decided: findMedian,
};
