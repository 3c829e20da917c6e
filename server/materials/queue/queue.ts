import { m } from "#messages/messages.js";
import type { Queue } from "../../queues/queue.ts";
import { findMedian, findWaits } from "./queries.ts";

/** What hotels sent of their kit and nobody has reviewed. */
export const materialsQueue: Queue = {
  id: "materials",
  name: m.queues_materials,
  place: "/admin/materials",
  agreedHours: 72,
  waiting: findWaits,
  decided: findMedian,
};
