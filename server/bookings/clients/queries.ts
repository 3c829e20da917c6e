import type { Tx } from "#platform/database/database.ts";

/** The bookings of a client's journeys, wherever those go over to; an answer that is being written stays good. */
export async function moveClientBookings(
  tx: Tx,
  { clientId, toId, now }: { clientId: string; toId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("bookings")
    .set({ owner_id: toId, updated_at: now })
    .where("journey_id", "in", tx.selectFrom("journeys").select("id").where("client_id", "=", clientId))
    .execute();
}
