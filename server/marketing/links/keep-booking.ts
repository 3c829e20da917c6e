import type { LinkSource } from "#domain/marketing/link-codes.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { on } from "../../facts/listener.ts";
import { findLeadOf, findLeadOfOffer, insertBooking } from "./queries.ts";

/**
 * What is agreed came by a link where it was asked for by it, or where its client once wrote by it, to whoever now sold
 * the stay: the same address is the same person (docs/decisions/0035).
 */
const keepBooking = on("booking_accepted", async (tx, deps, { data: { bookingId } }) => {
  const lead = (await findLeadOfOffer(tx, bookingId)) ?? (await findLeadOf(tx, bookingId));
  await keep(tx, deps, { bookingId, lead });
});

/** An offer that is agreed the moment it is asked for was agreed before its lead was known. */
const keepInstant = on("lead_received", async (tx, deps, { data: { bookingId } }) => {
  if (bookingId) await keep(tx, deps, { bookingId, lead: await findLeadOfOffer(tx, bookingId) });
});

type Kept = { bookingId: string; lead: { linkId: string; source: string } | undefined };

async function keep(tx: Tx, { clock }: Pick<Deps, "clock">, { bookingId, lead }: Kept): Promise<void> {
  if (!lead) return;
  const source = lead.source as LinkSource;
  await insertBooking(tx, { bookingId, linkId: lead.linkId, source, now: clock.now() });
}

/** What links brought beyond a message. */
export const keepBookings = [keepBooking, keepInstant];
