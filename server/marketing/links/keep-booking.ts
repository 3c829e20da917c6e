import type { LinkSource } from "#domain/marketing/link-codes.ts";
import { on } from "../../facts/listener.ts";
import { findLeadOf, insertBooking } from "./queries.ts";

/**
 * A stay that a hotel agreed to came by a link where its client once wrote by it, to whoever now sold the stay: the
 * same address is the same person (docs/decisions/0035).
 */
const keepBooking = on("booking_accepted", async (tx, { clock }, { data: { bookingId } }) => {
  const lead = await findLeadOf(tx, bookingId);
  if (!lead) return;
  const source = lead.source as LinkSource;
  await insertBooking(tx, { bookingId, linkId: lead.linkId, source, now: clock.now() });
});

/** What links brought beyond a message. */
export const keepBookings = [keepBooking];
