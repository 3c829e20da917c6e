import { m } from "#messages/messages.js";
import type { TrendSource } from "../../queues/queue.ts";
import { findAccepted, findPublished } from "./queries.ts";

/** How many proposals were published, and how many of these were accepted. */
export const conversionTrend: TrendSource = {
  id: "conversion",
  name: m.queues_trend_conversion,
  unit: "count",
  lines: [
    { name: m.queues_line_published, read: findPublished },
    { name: m.queues_line_accepted, read: findAccepted },
  ],
};
