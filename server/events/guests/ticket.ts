import QRCode from "qrcode";
import type { Ticket } from "#domain/events/registrations.ts";
import { holdsPlace, type RegistrationState } from "#domain/events/states.ts";
import type { Localized } from "#domain/localized.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { drawCalendar } from "../calendar.ts";
import { cancelRegistration } from "../cancel-registration.ts";
import { findEvent, findPosition, findRegistration, lockEvent } from "../queries.ts";
import { readPageToken, ticketAddress, ticketOf } from "../tickets.ts";
import { findAppointments, freeAppointment, takeAppointment } from "./queries.ts";

/** A registration as the bearer of its link sees it. */
export async function openTicket(
  db: Db | Tx,
  { config }: Pick<Deps, "config">,
  token: string,
): Promise<Ticket> {
  const { guest, event } = await findGuest(db, config, token);
  const state = guest.state as RegistrationState;
  const hasPlace = holdsPlace(state) && event.state === "published";
  const read = ticketOf(config, { id: guest.id, version: guest.ticket_version });
  const agenda = hasPlace && event.kind === "roadshow" ? await findAppointments(db, event.id) : [];
  const { slug, code, venue, address, city, zone, kind } = event;
  return {
    ...{ name: guest.name, state, reason: guest.reason },
    position: state === "waiting" ? await findPosition(db, guest) : null,
    picture: hasPlace ? await draw(ticketAddress(config, code, read)) : null,
    code: hasPlace ? guest.code : null,
    checkedInAt: guest.checked_in_at?.toISOString() ?? null,
    event: {
      ...{ slug, code, venue, address, city, zone, kind, title: event.title as Localized },
      startsAt: event.starts_at.toISOString(),
      endsAt: event.ends_at.toISOString(),
      isPublic: event.audience === "public",
      isCancelled: event.state === "cancelled",
    },
    // What others have taken is not theirs to see, nor who has it.
    appointments: agenda
      .filter(({ registration_id: by }) => by === null || by === guest.id)
      .map(({ id, minutes, host, place, starts_at, registration_id: by }) => ({
        ...{ id, minutes, host, place, startsAt: starts_at.toISOString(), isOwn: by === guest.id },
      })),
  };
}

/** Gives the place of a ticket back. */
export async function cancelTicket(deps: Deps, token: string): Promise<Ticket> {
  return transact(deps.db, async (tx) => {
    const { guest } = await findGuest(tx, deps.config, token);
    await cancelRegistration(tx, deps, guest.id);
    return openTicket(tx, deps, token);
  });
}

/** Takes an appointment of a roadshow, in place of the one that was taken before, or none. */
export async function chooseAppointment(
  deps: Deps,
  { token, appointmentId }: { token: string; appointmentId: string | null },
): Promise<Ticket> {
  return transact(deps.db, async (tx) => {
    const { guest, event } = await findGuest(tx, deps.config, token);
    await lockEvent(tx, { id: event.id });
    if (!holdsPlace(guest.state as RegistrationState)) throw refuse("registration_state");
    await freeAppointment(tx, guest.id);
    const wish = { id: appointmentId ?? "", eventId: event.id, registrationId: guest.id };
    if (appointmentId && !(await takeAppointment(tx, wish))) throw refuse("appointment_taken");
    return openTicket(tx, deps, token);
  });
}

/** The event of a ticket for a calendar, with the appointment that was taken. */
export async function makeCalendar(deps: Pick<Deps, "db" | "config">, token: string): Promise<string> {
  const { guest, event } = await findGuest(deps.db, deps.config, token);
  const own = (await findAppointments(deps.db, event.id)).find((each) => each.registration_id === guest.id);
  return drawCalendar(deps, { event, guest, own });
}

async function findGuest(db: Db | Tx, config: Deps["config"], token: string) {
  const id = readPageToken(config, token);
  const guest = id ? await findRegistration(db, id) : undefined;
  const event = guest && (await findEvent(db, { id: guest.event_id }));
  if (!guest || !event || guest.forgotten_at) throw refuse("not_found");
  return { guest, event };
}

async function draw(text: string): Promise<string> {
  const svg = await QRCode.toString(text, { type: "svg", errorCorrectionLevel: "M", margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
