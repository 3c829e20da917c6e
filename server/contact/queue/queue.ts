import { m } from "#messages/messages.js";
import type { Queue } from "../../queues/queue.ts";
import { findMedian, findWaits } from "./queries.ts";

/** Messages of visitors that nobody has answered. */
export const contactQueue: Queue = {
  id: "contact",
  name: m.queues_contact,
  place: "/admin/contact",
  agreedHours: 24,
  waiting: findWaits,
  decided: findMedian,
};
