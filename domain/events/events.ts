import { z } from "zod";
import { Role } from "../accounts/roles.ts";
import { listAnswer, listQuery } from "../list/list.ts";
import { Localized } from "../localized.ts";
import { Version, whole } from "../numbers.ts";
import { coded, Instant, line, lines, slug } from "../text.ts";

export const eventKinds = ["event", "fam_trip", "roadshow"] as const;
export const EventKind = z.enum(eventKinds);
export type EventKind = z.infer<typeof EventKind>;

export const audiences = ["public", "members", "roles"] as const;
export const Audience = z.enum(audiences);
export type Audience = z.infer<typeof Audience>;

export const eventStates = ["draft", "published", "cancelled"] as const;
export const EventState = z.enum(eventStates);
export type EventState = z.infer<typeof EventState>;

/** The pictures of the house that an event can open with. */
export const eventPictures = [
  "gastronomy",
  "velaa-sunset",
  "lilamonde-courtyard",
  "martinhal-table",
  "velaa-dining",
  "quinta-douro-terraces",
  "wellness",
  "services-corridor",
] as const;
export const EventPicture = z.enum(eventPictures);
export type EventPicture = z.infer<typeof EventPicture>;

/** What stands on the door and in the check-in's address. */
export const EventCode = coded(/^[A-Z0-9]{4,12}$/, { max: 12 });
const TimeZone = coded(/^[A-Za-z]+(\/[A-Za-z_+\-0-9]+)*$/, { max: 64 });
const Time = coded(/^([01]\d|2[0-3]):[0-5]\d$/, { max: 5 });

const both = (max: number) => z.strictObject({ pt: line(max), en: line(max) });
const bothLong = (max: number) => z.strictObject({ pt: lines(max), en: lines(max) });
const bothOrNone = (max: number) => both(max).nullable();

const Question = z.strictObject({ id: slug(), label: both(160), isRequired: z.boolean() });
export type Question = z.infer<typeof Question>;
const Part = z.strictObject({ at: Time, title: both(140), note: bothOrNone(160) });
export type Part = z.infer<typeof Part>;

const content = {
  code: EventCode,
  slug: slug(),
  kind: EventKind,
  title: both(120),
  headline: both(160),
  lead: bothLong(1_200),
  picture: EventPicture,
  venue: line(140),
  address: line(200),
  city: line(100),
  zone: TimeZone,
  startsAt: Instant,
  endsAt: Instant,
  doorsOpenAt: Instant,
  doorsCloseAt: Instant,
  capacity: whole({ min: 1, max: 20_000 }),
  audience: Audience,
  roles: z.array(Role).max(4),
  questions: z.array(Question).max(8),
  programme: z.array(Part).max(30),
  /** The trainings that applying for a fam trip takes. */
  trainings: z.array(z.uuid()).max(8).default([]),
};

/** An event as an administrator writes it. */
export const NewEvent = z.strictObject(content);
export type NewEvent = z.infer<typeof NewEvent>;
export const EventEdit = z.strictObject({ ...content, version: Version });
export type EventEdit = z.infer<typeof EventEdit>;
export const EventMove = z.strictObject({
  to: z.enum(["published", "cancelled"]),
  reason: line(300).nullable(),
  version: Version,
});
export type EventMove = z.infer<typeof EventMove>;

type Times = Pick<NewEvent, "startsAt" | "endsAt" | "doorsOpenAt" | "doorsCloseAt" | "zone">;

/** What of the hours cannot be: the field that is wrong, or null. */
export function timesBlocker({
  startsAt,
  endsAt,
  doorsOpenAt,
  doorsCloseAt,
  zone,
}: Times): keyof Times | null {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
  } catch {
    return "zone";
  }
  const [start, end, open, close] = [startsAt, endsAt, doorsOpenAt, doorsCloseAt].map((at) => Date.parse(at));
  if (end! <= start!) return "endsAt";
  if (open! > start!) return "doorsOpenAt";
  return close! <= open! || close! > end! ? "doorsCloseAt" : null;
}

/** Whom an event cannot be for: the field that is wrong, or null. A fam trip asks something of who applies. */
export function audienceBlocker({
  kind,
  audience,
  roles,
}: Pick<NewEvent, "kind" | "audience" | "roles">): "audience" | "roles" | null {
  if (kind === "fam_trip" && audience === "public") return "audience";
  return audience === "roles" && roles.length === 0 ? "roles" : null;
}

const shown = {
  id: z.uuid(),
  slug: z.string(),
  kind: EventKind,
  title: Localized,
  headline: Localized,
  picture: EventPicture,
  venue: z.string(),
  city: z.string(),
  zone: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  capacity: z.number().int(),
  /** Places that nobody has; who waits comes before whoever comes. */
  free: z.number().int(),
  waiting: z.number().int(),
  audience: Audience,
};

/** An event among others. */
export const EventCard = z.object(shown).meta({ id: "EventCard" });
export type EventCard = z.infer<typeof EventCard>;
export const EventCards = z.object({ events: z.array(EventCard), past: z.array(EventCard) });
export type EventCards = z.infer<typeof EventCards>;

/** An event as its page shows it. */
export const EventPage = z
  .object({
    ...shown,
    code: z.string(),
    lead: Localized,
    address: z.string(),
    doorsOpenAt: z.iso.datetime(),
    questions: z.array(z.object({ id: z.string(), label: Localized, isRequired: z.boolean() })),
    programme: z.array(z.object({ at: z.string(), title: Localized, note: Localized.nullable() })),
    isOver: z.boolean(),
    isCancelled: z.boolean(),
  })
  .meta({ id: "EventPage" });
export type EventPage = z.infer<typeof EventPage>;

const counts = {
  taken: z.number().int(),
  waiting: z.number().int(),
  applied: z.number().int(),
  inside: z.number().int(),
};

/** An event as administrators find it. */
export const HouseEvent = z
  .object({
    ...shown,
    code: z.string(),
    state: EventState,
    ...counts,
    version: Version,
  })
  .meta({ id: "HouseEvent" });
export type HouseEvent = z.infer<typeof HouseEvent>;

export const EventQuery = listQuery({
  sorts: ["startsAt"],
  sort: "-startsAt",
  filters: { state: EventState.optional(), kind: EventKind.optional() },
});
export type EventQuery = z.infer<typeof EventQuery>;
export const EventList = listAnswer(HouseEvent, { state: eventStates, kind: eventKinds });
export type EventList = z.infer<typeof EventList>;

const Appointment = z.object({
  id: z.uuid(),
  startsAt: z.iso.datetime(),
  minutes: z.number().int(),
  host: z.string(),
  place: z.string(),
  guest: z.string().nullable(),
});
export type Appointment = z.infer<typeof Appointment>;
const Scanner = z.object({
  id: z.uuid(),
  door: z.string(),
  state: z.enum(["invited", "enrolled", "expired", "revoked"]),
  seenAt: z.iso.datetime().nullable(),
  scans: z.number().int(),
});
export type Scanner = z.infer<typeof Scanner>;

/** An event as an administrator edits it and watches its door. */
export const EventDetail = z
  .object({
    event: z.object({ ...content, id: z.uuid(), state: EventState, version: Version }),
    counts: z.object(counts),
    appointments: z.array(Appointment),
    scanners: z.array(Scanner),
  })
  .meta({ id: "EventDetail" });
export type EventDetail = z.infer<typeof EventDetail>;

/** An appointment of a roadshow: who receives, where and when. */
export const NewAppointment = z.strictObject({
  startsAt: Instant,
  minutes: whole({ min: 5, max: 240 }),
  host: line(140),
  place: line(140),
});
export type NewAppointment = z.infer<typeof NewAppointment>;

export const NewScanner = z.strictObject({ door: line(60) });
export const ScannerLink = z.object({ id: z.uuid(), url: z.string(), expiresAt: z.iso.datetime() });
export type ScannerLink = z.infer<typeof ScannerLink>;
