import type { NewFact } from "#domain/facts/facts.ts";
import type { Tx } from "#platform/database/database.ts";
import { on } from "../../facts/listener.ts";
import { findBookedProposal } from "./queries.ts";

/**
 * Says once of a journey that what its client approved is being booked, whichever comes last: the approval or the
 * request. An approval holds the journey and a booking refers to it, so one of the two always sees the other.
 */
async function sayBooked(tx: Tx, journeyId: string | null): Promise<NewFact[]> {
  if (journeyId === null) return [];
  const found = await findBookedProposal(tx, journeyId);
  if (!found?.chosen_option_id) return [];
  const { owner_id: ownerId, client_id: clientId, chosen_option_id: optionId } = found;
  return [{ kind: "proposal_booked", cause: journeyId, data: { journeyId, ownerId, clientId, optionId } }];
}

/** A proposal is worth something once a stay of what its client approved on the page is asked of a hotel. */
export const countProposals = (["proposal_accepted", "booking_sent", "booking_accepted"] as const).map(
  (kind) => on(kind, (tx, _, { data: { journeyId } }) => sayBooked(tx, journeyId)),
);
