import { m } from "#messages/messages.js";
import type { Queue } from "../../queues/queue.ts";
import { findMedian, findWaits } from "./queries.ts";

/** Stays that a hotel has not answered in time. */
export const lateQueue: Queue = {
  id: "bookings",
  name: m.queues_bookings,
  place: "/admin/bookings",
  agreedHours: 24,
  waiting: findWaits,
  decided: findMedian,
};
