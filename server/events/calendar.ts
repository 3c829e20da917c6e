import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { holdsPlace, isStanding, type RegistrationState } from "#domain/events/states.ts";
import { inLanguage, type Localized } from "#domain/localized.ts";
import type { Tools } from "../tools.ts";
import type { EventRow, RegistrationRow } from "./queries.ts";
import { ticketPath } from "./tickets.ts";

type Appointment = { id: string; host: string; place: string; minutes: number; starts_at: Date };
type Kept = { event: EventRow; guest: RegistrationRow; own: Appointment | undefined };

/** A registration for a calendar, with the appointment that was taken. */
export function drawCalendar({ config }: Pick<Tools, "config">, { event, guest, own }: Kept): string {
  const locale = guest.language === "en" ? "en" : "pt";
  const url = new URL(ticketPath(config, guest.id), config.publicUrl).href;
  const calendar = ical({
    name: inLanguage(event.title as Localized, locale),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: "Lilamonde", product: "Events", language: locale === "en" ? "EN" : "PT" },
  });
  const place = { location: `${event.venue}, ${event.address}, ${event.city}`, url, stamp: event.updated_at };
  calendar.createEvent({
    ...{ ...place, id: `${guest.id}@lilamonde`, summary: inLanguage(event.title as Localized, locale) },
    ...{ start: event.starts_at, end: event.ends_at, sequence: event.version + guest.version },
    status: statusOf(event, guest.state as RegistrationState),
  });
  if (own) {
    const end = new Date(own.starts_at.getTime() + own.minutes * 60_000);
    const summary = `${own.host}, ${own.place}`;
    calendar.createEvent({ ...place, id: `${own.id}@lilamonde`, summary, start: own.starts_at, end });
  }
  return calendar.toString();
}

/** What a calendar makes of a registration; one that is over is struck out there too. */
function statusOf(event: EventRow, state: RegistrationState): ICalEventStatus {
  if (event.state === "cancelled" || !isStanding(state)) return ICalEventStatus.CANCELLED;
  return holdsPlace(state) ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}
