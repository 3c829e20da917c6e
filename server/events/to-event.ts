import type { Role } from "#domain/accounts/roles.ts";
import type {
  Audience,
  EventCard,
  EventKind,
  EventPage,
  EventPicture,
  EventState,
  HouseEvent,
  NewEvent,
} from "#domain/events/events.ts";
import type { Localized } from "#domain/localized.ts";
import type { Counts, EventRow } from "./queries.ts";

/** An event among others. */
export function toCard(row: EventRow, { taken, waiting }: Counts): EventCard {
  const { id, slug, venue, city, zone, capacity } = row;
  return {
    ...{ id, slug, venue, city, zone, capacity, waiting, free: Math.max(0, capacity - taken) },
    kind: row.kind as EventKind,
    title: row.title as Localized,
    headline: row.headline as Localized,
    picture: row.picture as EventPicture,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    audience: row.audience as Audience,
  };
}

/** An event as its page shows it. */
export function toPage(row: EventRow, counts: Counts, now: Date): EventPage {
  return {
    ...toCard(row, counts),
    code: row.code,
    lead: row.lead as Localized,
    address: row.address,
    doorsOpenAt: row.doors_open_at.toISOString(),
    questions: row.questions as EventPage["questions"],
    programme: row.programme as EventPage["programme"],
    isOver: row.ends_at <= now,
    isCancelled: row.state === "cancelled",
  };
}

/** An event as administrators find it. */
export function toHouseEvent(row: EventRow, counts: Counts): HouseEvent {
  const { code, version } = row;
  return { ...toCard(row, counts), ...counts, code, version, state: row.state as EventState };
}

/** An event as it is written. */
export function toContent(row: EventRow): NewEvent {
  const { code, slug, venue, address, city, zone, capacity } = row;
  return {
    ...{ code, slug, venue, address, city, zone, capacity },
    kind: row.kind as EventKind,
    title: row.title as Localized,
    headline: row.headline as Localized,
    lead: row.lead as Localized,
    picture: row.picture as EventPicture,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    doorsOpenAt: row.doors_open_at.toISOString(),
    doorsCloseAt: row.doors_close_at.toISOString(),
    audience: row.audience as Audience,
    roles: row.roles as Role[],
    questions: row.questions as NewEvent["questions"],
    programme: row.programme as NewEvent["programme"],
    trainings: row.trainings,
  };
}
