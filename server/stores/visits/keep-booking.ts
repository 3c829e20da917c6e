import type { VisitSource } from "#domain/stores/visits.ts";
import { on } from "../../facts/listener.ts";
import { findLeadOf, findVisitOf, insertBooking } from "./queries.ts";

/**
 * An agreed stay came by a store where its client once wrote there, to whoever sold it now: one address, one person. A
 * product came by it where the visitor who asked for it was there first.
 */
export const keepBookings = [
  on("booking_accepted", async (tx, { clock }, { data: { bookingId, product } }) => {
    const lead = await (product ? findVisitOf(tx, bookingId) : findLeadOf(tx, bookingId));
    if (!lead) return;
    const { storeId, source } = lead;
    await insertBooking(tx, { bookingId, storeId, source: source as VisitSource, at: clock.now() });
  }),
];
