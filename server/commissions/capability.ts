import { declareCapability } from "../capability.ts";
import { declaredQueue } from "./declared/queue.ts";
import { followBookings, openMissing } from "./follow-bookings.ts";
import { commissionMoved, commissionOverdue } from "./notices.ts";
import { ownCommissions } from "./own-commissions.ts";
import { plantCommissions } from "./plant-commissions.ts";
import { disputesQueue, overdueQueue } from "./queue/queue.ts";
import { commissionsSection } from "./report/report-section.ts";
import { commissionsRoutes } from "./routes.ts";
import { scheduleLate } from "./tell-late.ts";
import { tellSides } from "./tell-sides.ts";
import { commissionsTrend } from "./trend/trend.ts";

/** What hotels owe for stays, to whoever sold them and to the house. */
export const commissions = declareCapability({
  routes: commissionsRoutes,
  jobs: [scheduleLate],
  plantHouse: openMissing,
  plantDemo: plantCommissions,
  personal: [ownCommissions],
  counts: followBookings,
  tells: tellSides,
  notices: [commissionMoved, commissionOverdue],
  accountability: [commissionsSection],
  queues: [overdueQueue, disputesQueue, declaredQueue],
  trends: [commissionsTrend],
  named: [
    { table: "payments", name: "reference" },
    { table: "commissions", name: "(select b.reference from bookings b where b.id = booking_id)" },
  ],
});
