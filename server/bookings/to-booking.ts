import { type Booking, type Guest, NAMES_DAYS } from "#domain/bookings/bookings.ts";
import type { BookedOffer } from "#domain/bookings/offers.ts";
import { BookingSide, BookingState, isAgreed } from "#domain/bookings/states.ts";
import { StayProposal, StayTerms } from "#domain/bookings/steps.ts";
import { type Standing, stepsFor } from "#domain/bookings/take-step.ts";
import { usualStayTerms } from "#domain/bookings/usual-terms.ts";
import { linesOf, partsOf } from "#domain/commissions/amounts.ts";
import { dayIn } from "#domain/days.ts";
import { HotelSheet } from "#domain/hotels/sheets.ts";
import type { Currency } from "#domain/money/money.ts";
import { interfaceLanguage } from "#domain/profile/offers.ts";
import { showsField } from "#domain/profile/visibility.ts";
import type { Language } from "#domain/text.ts";
import { dayAfter } from "#domain/zones.ts";
import type { Link } from "#platform/files/signed-path.ts";
import { contactsOf, deskLanguage, termsOf } from "./desk.ts";
import type { FileRow } from "./files/queries.ts";
import type { BookingRow, EventRow, RoomRow } from "./queries.ts";

/** Who reads a booking: one of its sides, or the house, which may do nothing with it but where it answers for a hotel. */
export type BookingReader = BookingSide | "house";

/** What decides who may do what with a booking that was found. */
export function standingOf(row: BookingRow): Standing {
  return {
    ...{ state: BookingState.parse(row.state), isAsked: row.is_asked, rooms: row.rooms },
    waitsFor: row.waits_for === null ? null : BookingSide.parse(row.waits_for),
    ...{ checkIn: row.check_in, checkOut: row.check_out, timeZone: row.time_zone },
    product: row.offer ? { isUnpriced: row.total === 0 } : undefined,
  };
}

type Parts = {
  rooms: RoomRow[];
  events: EventRow[];
  files: FileRow[];
  /** The address that opens a stored key for a while. */
  open: (link: Link) => string;
  reader: BookingReader;
  mayAnswer: boolean;
  now: Date;
};
const FILE_OPEN_MS = 3_600_000;

/** A booking as its reader may see it. */
export function toBooking(row: BookingRow, parts: Parts): Booking {
  const { rooms, events, reader, mayAnswer, now } = parts;
  const contract = termsOf(row.contract_terms);
  const standing = standingOf(row);
  const isNamed = reader !== "hotel" || areGuestsNamed(row, now);
  const perks = row.sheet ? HotelSheet.parse(row.sheet).perks : [];
  return {
    ...{ id: row.id, reference: row.reference, version: row.version, wishes: row.wishes },
    ...{ state: standing.state, waitsFor: standing.waitsFor, isAsked: standing.isAsked },
    source: row.source as Booking["source"],
    hotel: { id: row.hotel_id, name: row.hotel_name, slug: row.hotel_slug, timeZone: row.time_zone },
    ...{ isOurs: row.is_ours, product: productOf(row), visitor: visitorOf(row, reader) },
    journey:
      row.journey_id && reader === "seller" ? { id: row.journey_id, title: row.journey_title ?? "" } : null,
    blockId: reader === "seller" ? row.block_id : null,
    seller: { name: row.seller_name ?? "", agency: row.agency_name },
    ...{ checkIn: row.check_in, checkOut: row.check_out },
    people: { adults: row.people - row.children, children: row.children },
    rooms: rooms.map((room) => toRoom(room, { contract, isNamed, people: row.offer ? row.people : null })),
    ...{ currency: row.currency as Currency, total: row.total, commission: row.commission },
    override: reader === "seller" ? null : overrideOf(contract, rooms),
    clock: clockOf(row, now),
    optionUntil: row.option_until?.toISOString() ?? null,
    confirmationNumber: row.confirmation_number,
    terms: row.terms ? StayTerms.parse(row.terms) : null,
    usualTerms: usualStayTerms({
      ...{ checkIn: row.check_in, timeZone: row.time_zone, terms: contract, perks },
    }),
    proposal: row.proposal ? StayProposal.parse(row.proposal) : null,
    thread: events
      .filter(({ kind }) => kind !== "note" || reader === "hotel")
      .map((event) => toEntry(event, fileOf(row, event, parts))),
    steps: mayAnswer ? stepsOf(row, { reader, now }) : [],
    ...{ phone: phoneOf(row, reader), language: languageOf(row, reader) },
    createdAt: row.created_at.toISOString(),
  };
}

/** What a reader may do; the house what the hotel may, where it answers for it, but for notes among the hotel's people. */
function stepsOf(row: BookingRow, { reader, now }: Pick<Parts, "reader" | "now">) {
  const standing = standingOf(row);
  if (reader !== "house") return stepsFor(standing, { by: reader, now });
  if (!row.is_ours) return [];
  return stepsFor(standing, { by: "hotel", now }).filter((kind) => kind !== "note");
}

/** What the contract gives the house of rooms that earn a commission; the commission's own rule. */
function overrideOf(contract: ReturnType<typeof termsOf>, rooms: RoomRow[]): number {
  const priced = rooms.map(({ category, rate_plan: ratePlan, price }) => ({ category, ratePlan, price }));
  return partsOf(linesOf(contract, priced), { overrideRate: contract.override ?? 0, houseRate: 0 }).override;
}

/** When an answer is due, and whether it is late or waits for one of ours. */
export function clockOf(
  row: Pick<BookingRow, "due_at" | "left_ms" | "waits_for">,
  now: Date,
): Booking["clock"] {
  const { due_at: dueAt, left_ms: leftMs } = row;
  return {
    dueAt: dueAt?.toISOString() ?? null,
    isPaused: leftMs !== null,
    isLate: dueAt !== null && dueAt <= now,
  };
}

/** Whether a hotel may read who its guests are: from acceptance until half a year after they left (loop). */
function areGuestsNamed(row: BookingRow, now: Date): boolean {
  const { state } = standingOf(row);
  const isTheirs = isAgreed(state) || state === "no_show";
  return isTheirs && isRecent(row, now);
}

function isRecent(row: BookingRow, now: Date): boolean {
  return dayIn(row.time_zone, now) <= dayAfter(row.check_out, NAMES_DAYS);
}

/** The file that an entry is; what may name guests leaves a hotel's view when their names do. */
function fileOf(row: BookingRow, { id }: EventRow, { files, open, reader, now }: Parts) {
  const found = files.find(({ event_id: eventId }) => eventId === id);
  if (!found || (reader === "hotel" && !isRecent(row, now))) return null;
  const { name, media_type: mediaType, bytes, storage_key: key } = found;
  const expiresAt = new Date(now.getTime() + FILE_OPEN_MS);
  return { name, mediaType, bytes, url: open({ key, expiresAt, download: name }) };
}

/** What is asked for where it is no stay, as it was then. */
function productOf(row: BookingRow): Booking["product"] {
  if (!row.offer) return null;
  const { slug, title, kind, unit } = row.offer as BookedOffer;
  return { id: row.product_id, slug, title, kind, unit };
}

/** Who asks without an account: whoever answers may write to them, as they agreed. */
function visitorOf(row: BookingRow, reader: BookingReader): Booking["visitor"] {
  if (row.visitor_id === null || reader === "seller") return null;
  return { name: row.seller_name ?? "", email: row.visitor_email ?? "" };
}

type RoomFrame = {
  contract: ReturnType<typeof termsOf>;
  isNamed: boolean;
  /** How many a product is for, who have no names here. */
  people: number | null;
};

function toRoom(room: RoomRow, { contract, isNamed, people }: RoomFrame): Booking["rooms"][number] {
  const guests = room.guests as Guest[];
  const plan = contract.ratePlans.find(({ code }) => code === room.rate_plan);
  const ages = guests.flatMap(({ age }) => (age === null ? [] : [age]));
  return {
    ...{ category: room.category, ratePlan: room.rate_plan, price: room.price },
    planName: plan?.name ?? null,
    adults: people ?? guests.length - ages.length,
    childAges: ages,
    guests: isNamed ? guests : null,
  };
}

type Entry = Booking["thread"][number];

function toEntry({ id, kind, by, name, body, data, at }: EventRow, file: Entry["file"]): Entry {
  const { reason = null, proposal = null, isGranted = null } = data as Record<string, never>;
  const entry = { id, kind, by, name, body, reason, proposal, isGranted, file, at: at.toISOString() };
  return entry as Entry;
}

/** A hotel's people are members: they read a seller's number where it is shown to members. */
function phoneOf(row: BookingRow, reader: BookingReader): string | null {
  if (reader === "hotel") return showsField(row.seller_visibility, "whatsapp") ? row.seller_phone : null;
  return contactsOf(row.sheet).find(({ phone }) => phone !== null)?.phone ?? null;
}

/** In which language the other side is written to: whoever sells chose theirs, a desk has its country's. */
function languageOf(row: BookingRow, reader: BookingReader): Language {
  return reader === "hotel" ? interfaceLanguage(row.seller_language ?? "") : deskLanguage(row.country);
}
