import { m } from "#messages/messages.js";
import type { Queue } from "../../queues/queue.ts";
import { findWaits } from "./queries.ts";

/** Offers that were sent for review. */
export const productsQueue: Queue = {
  id: "products",
  name: m.queues_products,
  place: "/admin/products?waiting=house&sort=sentAt",
  agreedHours: 48,
  waiting: findWaits,
};
