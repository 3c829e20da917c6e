import { homeOf } from "#domain/accounts/homes.ts";
import { Role } from "#domain/accounts/roles.ts";
import type { BookedOffer } from "#domain/bookings/offers.ts";
import type { BookingSide } from "#domain/bookings/states.ts";
import type { Tx } from "#platform/database/database.ts";
import { on } from "../facts/listener.ts";
import type { AnyNotice } from "../notifications/notice.ts";
import { notify } from "../notifications/notify.ts";
import type { Tools } from "../tools.ts";
import { sendLinks } from "./links/send-links.ts";
import {
  bookingForHouse,
  bookingLate,
  bookingSent,
  bookingStepped,
  dateNear,
  optionEnding,
  productRequested,
} from "./notices.ts";
import { writeToVisitor } from "./products/visitor-mail.ts";
import { type BookingRow, findAdministrators, findBooking, findDeskMembers, findName } from "./queries.ts";

type Told = { side: BookingSide; notice: AnyNotice; extra?: Record<string, string | number> };

async function tell(tx: Tx, deps: Tools, row: BookingRow, { side, notice, extra = {} }: Told) {
  // Who offers a product knows it by its name, who asked by who answers.
  const title = row.offer ? (row.offer as BookedOffer).title.pt : row.hotel_name;
  const params = { hotel: side === "seller" ? row.hotel_name : title, reference: row.reference, ...extra };
  if (side === "seller") {
    if (row.visitor_id !== null) return;
    const seller = await findName(tx, row.owner_id);
    // Who left is told nothing; the booking stays.
    if (!seller?.role) return;
    const link = `${homeOf[Role.parse(seller.role)]}/bookings/${row.id}`;
    notify(tx, deps, notice, { userId: row.owner_id, params, link });
    deps.live.publish(tx, { topic: `user:${row.owner_id}`, event: "booking", data: {} });
    return;
  }
  if (row.hotel_id === null) return tellSupplier(tx, deps, row, { notice, params });
  if (row.is_ours) return tellHouse(tx, deps, row, { ...params, hotel: row.hotel_name });
  const link = `${homeOf.hotel}/houses/${row.hotel_slug}/requests/${row.id}`;
  for (const { user_id: userId } of await findDeskMembers(tx, row.hotel_id)) {
    notify(tx, deps, notice, { userId, params, link });
    deps.live.publish(tx, { topic: `user:${userId}`, event: "booking", data: {} });
  }
}

/** Our team answers for a hotel where nobody can be reached, and hears of what waits for it. */
async function tellHouse(tx: Tx, deps: Tools, row: BookingRow, params: { hotel: string; reference: string }) {
  if (row.waits_for !== "hotel") return;
  const link = `${homeOf.admin}/bookings/record/${row.id}`;
  for (const { id: userId } of await findAdministrators(tx)) {
    notify(tx, deps, bookingForHouse, { userId, params, link });
    deps.live.publish(tx, { topic: `user:${userId}`, event: "booking", data: {} });
  }
}

type ToSupplier = { notice: AnyNotice; params: Record<string, string | number> };

async function tellSupplier(tx: Tx, deps: Tools, row: BookingRow, { notice, params }: ToSupplier) {
  const userId = row.supplier_id!;
  const role = (await findName(tx, userId))?.role;
  if (!role) return;
  const link = `${homeOf[Role.parse(role)]}/bookings/received/${row.id}`;
  notify(tx, deps, notice, { userId, params, link });
  deps.live.publish(tx, { topic: `user:${userId}`, event: "booking", data: {} });
}

/** Tells whoever is asked that they are: a desk by its links, a member where they are signed in. */
async function tellAsked(tx: Tx, deps: Tools, row: BookingRow): Promise<void> {
  const isOpen = row.state === "sent" || row.state === "registered";
  if (row.hotel_id === null) {
    const what = isOpen ? "sent" : "booked";
    return tell(tx, deps, row, { side: "hotel", notice: productRequested, extra: { what } });
  }
  // What was agreed at once waits for no answer.
  if (isOpen) await sendLinks(tx, deps, { row, kind: "sent" });
  await tell(tx, deps, row, { side: "hotel", notice: bookingSent });
}

/** Tells each side of a booking what the other did, and whoever is late that they are. */
export const tellSides = [
  on("booking_sent", async (tx, deps, { data: { bookingId } }) => {
    const row = (await findBooking(tx, { bookingId }))!;
    await tellAsked(tx, deps, row);
    if (row.state === "sent") await writeToVisitor(tx, deps, { row, news: "sent" });
  }),
  on("booking_stepped", async (tx, deps, { data: { bookingId, step, by } }) => {
    const row = (await findBooking(tx, { bookingId }))!;
    // A change is granted by who is signed in; everything else that waits for a desk has its link.
    const isTurn = by === "seller" && row.waits_for === "hotel" && row.state !== "change_requested";
    if (isTurn && step !== "message") await sendLinks(tx, deps, { row, kind: "turn" });
    const side = by === "hotel" ? "seller" : "hotel";
    if (side === "seller") await writeToVisitor(tx, deps, { row, news: step });
    await tell(tx, deps, row, { side, notice: bookingStepped, extra: { step } });
  }),
  on("booking_half", async (tx, deps, { data: { bookingId } }) => {
    const row = (await findBooking(tx, { bookingId }))!;
    await sendLinks(tx, deps, { row, kind: "half" });
    if (row.hotel_id === null)
      await tell(tx, deps, row, { side: "hotel", notice: productRequested, extra: { what: "half" } });
  }),
  on("booking_late", async (tx, deps, { data: { bookingId } }) => {
    const row = (await findBooking(tx, { bookingId }))!;
    await sendLinks(tx, deps, { row, kind: "late" });
    await tell(tx, deps, row, { side: "hotel", notice: bookingLate });
    await tell(tx, deps, row, { side: "seller", notice: bookingLate });
    // Where our team answers, it was just told.
    if (row.is_ours) return;
    const params = { hotel: row.hotel_name, reference: row.reference };
    const link = `${homeOf.admin}/bookings/record/${bookingId}`;
    for (const { id: userId } of await findAdministrators(tx)) {
      notify(tx, deps, bookingLate, { userId, params, link });
    }
  }),
  on("option_ending", async (tx, deps, { data: { bookingId, days } }) => {
    const row = (await findBooking(tx, { bookingId }))!;
    await tell(tx, deps, row, { side: "seller", notice: optionEnding, extra: { days } });
  }),
  on("date_near", async (tx, deps, { data: { bookingId, date } }) => {
    const row = (await findBooking(tx, { bookingId }))!;
    await tell(tx, deps, row, { side: "seller", notice: dateNear, extra: { date } });
  }),
  on("booking_lapsed", async (tx, deps, { data: { bookingId } }) => {
    const row = (await findBooking(tx, { bookingId }))!;
    await writeToVisitor(tx, deps, { row, news: "lapsed" });
    await tell(tx, deps, row, { side: "seller", notice: optionEnding, extra: { days: -1 } });
  }),
];
