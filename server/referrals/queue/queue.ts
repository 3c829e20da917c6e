import { m } from "#messages/messages.js";
import type { Queue } from "../../queues/queue.ts";
import { findMedian, findWaits } from "./queries.ts";

/** Hotels that members named and nobody has spoken with. */
export const referralsQueue: Queue = {
  id: "referrals",
  name: m.queues_referrals,
  place: "/admin/referrals?state=sent",
  agreedHours: 5 * 24,
  waiting: findWaits,
  decided: findMedian,
};
