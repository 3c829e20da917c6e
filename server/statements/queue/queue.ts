import { m } from "#messages/messages.js";
import type { Queue } from "../../queues/queue.ts";
import { findMedian, findWaits } from "./queries.ts";

/** Statements that are ready to be released. */
export const statementsQueue: Queue = {
  id: "statements",
  name: m.queues_statements,
  place: "/admin/commissions/statements?state=prepared",
  agreedHours: 72,
  waiting: findWaits,
  decided: findMedian,
};
