import { m } from "#messages/messages.js";
import type { Queue } from "../../queues/queue.ts";
import { findWaits } from "./queries.ts";

/** Proposals to make somebody an administrator. */
export const grantsQueue: Queue = {
  id: "grants",
  name: m.queues_grants,
  place: "/admin/approvals?status=active&grant=waiting",
  agreedHours: 24,
  waiting: findWaits,
};
