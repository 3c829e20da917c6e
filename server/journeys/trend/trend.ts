import { m } from "#messages/messages.js";
import type { TrendSource } from "../../queues/queue.ts";
import { findBegun } from "./queries.ts";

/** How many journeys were begun. */
export const journeysTrend: TrendSource = {
  id: "journeys",
  name: m.queues_trend_journeys,
  unit: "count",
  lines: [{ name: m.queues_line_journeys, read: findBegun }],
};
