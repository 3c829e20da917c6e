import { m } from "#messages/messages.js";
import type { TrendSource } from "../../queues/queue.ts";
import { findVisits } from "./queries.ts";

/** How often public pages were read. */
export const visitsTrend: TrendSource = {
  id: "visits",
  name: m.queues_trend_visits,
  unit: "count",
  lines: [{ name: m.queues_line_visits, read: findVisits }],
};
