import { m } from "#messages/messages.js";
import type { Queue } from "../../queues/queue.ts";
import { findMedian, findWaits } from "./queries.ts";

/** Who asked for access and has no answer yet. */
export const approvalsQueue: Queue = {
  id: "approvals",
  name: m.queues_approvals,
  place: "/admin/approvals",
  agreedHours: 48,
  waiting: findWaits,
  decided: findMedian,
};
