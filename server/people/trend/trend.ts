import { m } from "#messages/messages.js";
import type { TrendSource } from "../../queues/queue.ts";
import { findNewMembers } from "./queries.ts";

/** How many came in. */
export const membersTrend: TrendSource = {
  id: "members",
  name: m.queues_trend_members,
  unit: "count",
  lines: [{ name: m.queues_line_members, read: findNewMembers }],
};
