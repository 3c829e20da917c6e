import type { Db, Tx } from "#platform/database/database.ts";

/** The agenda of an event, in its order. */
export function findAppointments(db: Db | Tx, eventId: string) {
  return db
    .selectFrom("event_appointments as a")
    .leftJoin("registrations as r", "r.id", "a.registration_id")
    .select(["a.id", "a.starts_at", "a.minutes", "a.host", "a.place", "a.registration_id", "r.name as guest"])
    .where("a.event_id", "=", eventId)
    .orderBy("a.starts_at")
    .orderBy("a.id")
    .execute();
}

/** Lets somebody's appointment go. */
export async function freeAppointment(tx: Tx, registrationId: string): Promise<void> {
  await tx
    .updateTable("event_appointments")
    .set({ registration_id: null })
    .where("registration_id", "=", registrationId)
    .execute();
}

type Taken = { id: string; eventId: string; registrationId: string };

/** Takes an appointment that nobody has; whether it was free. */
export async function takeAppointment(tx: Tx, { id, eventId, registrationId }: Taken): Promise<boolean> {
  const taken = await tx
    .updateTable("event_appointments")
    .set({ registration_id: registrationId })
    .where("id", "=", id)
    .where("event_id", "=", eventId)
    .where("registration_id", "is", null)
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Who had registered as a visitor by the same address is the same person. */
export async function adopt(tx: Tx, { id, userId }: { id: string; userId: string }): Promise<void> {
  await tx.updateTable("registrations").set({ user_id: userId }).where("id", "=", id).execute();
}
