import { declareCapability } from "../capability.ts";
import {
  batchWaiting,
  detailsChanged,
  invoiceCame,
  payoutAsked,
  payoutMoved,
  payoutTakenOut,
} from "./notices.ts";
import { ownPayouts } from "./own/own-payouts.ts";
import { ownDetails } from "./own-details.ts";
import { plantDetails } from "./plant-details.ts";
import { plantPayouts } from "./plant-payouts.ts";
import { payoutsQueue } from "./queue/queue.ts";
import { payoutsRoutes } from "./routes.ts";
import { tellPayee } from "./tell-payee.ts";

/** What is paid to those who sold, and where. */
export const payouts = declareCapability({
  routes: payoutsRoutes,
  plantDemo: async (deps) => {
    await plantDetails(deps);
    await plantPayouts(deps);
  },
  personal: [ownDetails, ownPayouts],
  tells: tellPayee,
  notices: [detailsChanged, batchWaiting, payoutMoved, payoutAsked, invoiceCame, payoutTakenOut],
  queues: [payoutsQueue],
  named: [
    { table: "payout_batches", name: "'RP-' || lpad(number::text, greatest(4, length(number::text)), '0')" },
    { table: "payouts", name: "(select p.full_name from profiles p where p.id = payee_id)" },
    { table: "payout_invoices", name: "number" },
    { table: "payout_claims", name: "(select p.full_name from profiles p where p.id = payee_id)" },
  ],
});
