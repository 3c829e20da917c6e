import { randomUUID } from "node:crypto";
import type { EventDetail, NewAppointment, ScannerLink } from "#domain/events/events.ts";
import { timeWords } from "#domain/events/when.ts";
import type { Language } from "#domain/text.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken, newLinkToken } from "#platform/link-token.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { findAppointments } from "../guests/queries.ts";
import { writeToGuest } from "../mails.ts";
import { findRegistration, lockEvent } from "../queries.ts";
import { deleteAppointment, insertAppointment, insertScanner, revokeScanner } from "./queries.ts";
import { readDetail } from "./read-detail.ts";

const LINK_MS = 24 * 3_600_000;
type Which = { actor: Actor; eventId: string; id: string };

/** Makes a one-time link that turns the device that opens it into a scanner of one door; it is told once. */
export async function inviteScanner(
  deps: Deps,
  { actor, eventId, door }: { actor: Actor; eventId: string; door: string },
): Promise<ScannerLink> {
  const [id, token, now] = [randomUUID(), newLinkToken(), deps.clock.now()];
  const expiresAt = new Date(now.getTime() + LINK_MS);
  return transact(deps.db, async (tx) => {
    const event = await lockEvent(tx, { id: eventId });
    if (!event) throw refuse("not_found");
    await insertScanner(tx, {
      ...{ id, event_id: eventId, door, enrol_hash: hashLinkToken(token), enrol_expires_at: expiresAt },
      ...{ created_by: actor.id, created_at: now },
    });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "scanner.invited", subjectType: "event", subjectId: eventId, now },
      after: { door },
    });
    const url = new URL(`/events/check-in/${event.code}#staff=${token}`, deps.config.publicUrl).href;
    return { id, url, expiresAt: expiresAt.toISOString() };
  });
}

/** Takes a scanner, or its link, out of use. */
export async function dismissScanner(deps: Deps, { actor, eventId, id }: Which): Promise<EventDetail> {
  const now = deps.clock.now();
  return transact(deps.db, async (tx) => {
    if (!(await revokeScanner(tx, { id, eventId, now }))) throw refuse("not_found");
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "scanner.revoked", subjectType: "event", subjectId: eventId, now },
      before: { scannerId: id },
    });
    return readDetail(tx, { id: eventId, now });
  });
}

/** Puts an appointment on the agenda of a roadshow. */
export async function addAppointment(
  deps: Deps,
  { actor, eventId, appointment }: { actor: Actor; eventId: string; appointment: NewAppointment },
): Promise<EventDetail> {
  const now = deps.clock.now();
  const { startsAt, ...rest } = appointment;
  return transact(deps.db, async (tx) => {
    const event = await lockEvent(tx, { id: eventId });
    if (!event) throw refuse("not_found");
    const at = new Date(startsAt);
    if (at < event.starts_at || at >= event.ends_at)
      throw refuse("validation_failed", { fields: { startsAt: "invalid" } });
    const isThere = (await findAppointments(tx, eventId)).some(
      ({ host, place, starts_at }) =>
        host === rest.host && place === rest.place && starts_at.getTime() === at.getTime(),
    );
    if (isThere) throw refuse("appointment_exists");
    await insertAppointment(tx, { ...rest, id: randomUUID(), event_id: eventId, starts_at: at });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "appointment.added", subjectType: "event", subjectId: eventId, now },
      after: appointment,
    });
    return readDetail(tx, { id: eventId, now });
  });
}

/** Takes an appointment off the agenda; whoever had it is written to, and keeps their place. */
export async function removeAppointment(deps: Deps, { actor, eventId, id }: Which): Promise<EventDetail> {
  const now = deps.clock.now();
  return transact(deps.db, async (tx) => {
    const event = await lockEvent(tx, { id: eventId });
    const gone = event && (await deleteAppointment(tx, { id, eventId }));
    if (!gone) throw refuse("not_found");
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "appointment.removed", subjectType: "event", subjectId: eventId, now },
      before: { appointmentId: id },
    });
    const guest = gone.registration_id && (await findRegistration(tx, gone.registration_id));
    if (guest) {
      const language: Language = guest.language === "en" ? "en" : "pt";
      const reason = `${timeWords(gone.starts_at, event.zone, language)}: ${gone.host}, ${gone.place}.`;
      await writeToGuest(tx, deps, { event, guest: { ...guest, reason }, letter: "appointment_gone" });
    }
    return readDetail(tx, { id: eventId, now });
  });
}
