import { m } from "#messages/messages.js";
import type { TrendSource } from "../../queues/queue.ts";
import { findArrived, findConfirmed } from "./queries.ts";

/** How many commissions were confirmed, and how many arrived. */
export const commissionsTrend: TrendSource = {
  id: "commissions",
  name: m.queues_trend_commissions,
  unit: "count",
  lines: [
    { name: m.queues_line_confirmed, read: findConfirmed },
    { name: m.queues_line_arrived, read: findArrived },
  ],
};
