import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  Booking,
  BookingList,
  BookingQuery,
  type NewBooking,
  type Registration,
  Stays,
  StayToAsk,
} from "#domain/bookings/bookings.ts";
import type { HotelStep, SellerStep } from "#domain/bookings/steps.ts";
import { AskingTerms } from "#domain/hotels/contract-versions.ts";
import type { BookingsApi } from "#server/bookings/contract.ts";
import type { ContractsApi } from "#server/hotels/contracts/contract.ts";
import type { JourneysApi } from "#server/journeys/contract.ts";
import { fetchAsMember, memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Intent, Write } from "#web/session/queries/write.ts";
import { BOOKINGS } from "./keys.ts";

const JOURNEYS = ["journeys"] as const;

/** Whose bookings a list shows. */
export type Whose =
  | { kind: "own" }
  | { kind: "received" }
  | { kind: "late" }
  | { kind: "all" }
  | { kind: "hotel"; hotelId: string };

/** The bookings an address asks for. */
export function useBookings(whose: Whose, asked: Record<string, string>) {
  const query = BookingQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...BOOKINGS, "list", whose, query],
    read: async (cursor) => {
      const question = { query: { ...query, ...(cursor ? { cursor } : {}) } };
      return BookingList.parse(await bodyOf(await readPage(whose, question)));
    },
  });
}

type Question = { query: Record<string, string> };

function readPage(whose: Whose, question: Question) {
  const api = memberApi<BookingsApi>();
  if (whose.kind === "late") return api.admin.bookings.late.$get(question);
  if (whose.kind === "all") return api.admin.bookings.$get(question);
  if (whose.kind === "own") return api.bookings.$get(question);
  if (whose.kind === "received") return api.bookings.received.$get(question);
  const { hotelId } = whose;
  return api.houses[":hotelId"].bookings.$get({ param: { hotelId }, ...question });
}

/** One booking of whoever sells it. */
export function ownBookingQuery(id: string) {
  return queryOptions({
    queryKey: [...BOOKINGS, "one", id],
    queryFn: async () =>
      Booking.parse(await bodyOf(await memberApi<BookingsApi>().bookings[":id"].$get({ param: { id } }))),
  });
}

/** One request for a product of the reader's. */
export function receivedBookingQuery(id: string) {
  return queryOptions({
    queryKey: [...BOOKINGS, "received", id],
    queryFn: async () =>
      Booking.parse(
        await bodyOf(await memberApi<BookingsApi>().bookings.received[":id"].$get({ param: { id } })),
      ),
  });
}

/** One booking at a hotel. */
export function houseBookingQuery(hotelId: string, id: string) {
  return queryOptions({
    queryKey: [...BOOKINGS, "house", hotelId, id],
    queryFn: async () => {
      const param = { hotelId, id };
      return Booking.parse(
        await bodyOf(await memberApi<BookingsApi>().houses[":hotelId"].bookings[":id"].$get({ param })),
      );
    },
  });
}

/** One booking, as the house reads it. */
export function anyBookingQuery(id: string) {
  return queryOptions({
    queryKey: [...BOOKINGS, "any", id],
    queryFn: async () =>
      Booking.parse(
        await bodyOf(await memberApi<BookingsApi>().admin.bookings[":id"].$get({ param: { id } })),
      ),
  });
}

/** The stays that the client of a journey chose. */
export function useStays(journeyId: string, { enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: [...BOOKINGS, "stays", journeyId],
    queryFn: async () => {
      const answer = await memberApi<BookingsApi>().bookings.stays.$get({ query: { journey: journeyId } });
      return Stays.parse(await bodyOf(answer)).stays;
    },
  });
}

/** One stay, with what a request of it begins with. */
export function useStay(blockId: string) {
  return useQuery({
    queryKey: [...BOOKINGS, "stay", blockId],
    queryFn: async () => {
      const answer = await memberApi<BookingsApi>().bookings.stays[":id"].$get({ param: { id: blockId } });
      return StayToAsk.parse(await bodyOf(answer));
    },
  });
}

/** The rate plans under which a hotel is booked on a day. */
export function useBookingTerms(hotelId: string, on: string) {
  return useQuery({
    queryKey: [...BOOKINGS, "terms", hotelId, on],
    queryFn: async () => {
      const asked = { param: { hotelId }, query: { on } };
      return AskingTerms.parse(
        await bodyOf(await memberApi<ContractsApi>().contracts[":hotelId"]["booking-terms"].$get(asked)),
      );
    },
    enabled: hotelId !== "",
  });
}

/** The hotels that can be booked. */
export function useBookableHotels() {
  return useQuery({
    queryKey: [...JOURNEYS, "hotels", "names"],
    queryFn: async () => {
      const { hotels } = await bodyOf(await memberApi<JourneysApi>().journeys.hotels.$get());
      return hotels.map(({ id, name }) => ({ value: id, label: name }));
    },
    staleTime: 5 * 60_000,
  });
}

/** Asks a hotel for a stay. */
export const sendRequest: Write<NewBooking, Booking> = {
  send: (json, intent) => memberApi<BookingsApi>().bookings.$post({ json }, intent),
  changes: [BOOKINGS, JOURNEYS],
};

/** Keeps a booking that was made elsewhere. */
export const registerBooking: Write<Registration, Booking> = {
  send: (json, intent) => memberApi<BookingsApi>().bookings.registrations.$post({ json }, intent),
  changes: [BOOKINGS],
};

type Taken<Step> = { version: number; step: Step };

/** A step of whoever sells. */
export function takeOwnStep(id: string): Write<Taken<SellerStep>, Booking> {
  return {
    send: (json, intent) =>
      memberApi<BookingsApi>().bookings[":id"].steps.$post({ param: { id }, json }, intent),
    answers: ownBookingQuery(id).queryKey,
    changes: [BOOKINGS, JOURNEYS],
  };
}

/** A step of whoever offers the product. */
export function takeReceivedStep(id: string): Write<Taken<HotelStep>, Booking> {
  return {
    send: (json, intent) =>
      memberApi<BookingsApi>().bookings.received[":id"].steps.$post({ param: { id }, json }, intent),
    answers: receivedBookingQuery(id).queryKey,
    changes: [BOOKINGS, ["marketplace"], ["commissions"]],
  };
}

/** A step of a hotel. */
export function takeHouseStep(hotelId: string, id: string): Write<Taken<HotelStep>, Booking> {
  return {
    send: (json, intent) =>
      memberApi<BookingsApi>().houses[":hotelId"].bookings[":id"].steps.$post(
        { param: { hotelId, id }, json },
        intent,
      ),
    answers: houseBookingQuery(hotelId, id).queryKey,
    changes: [BOOKINGS],
  };
}

/** Puts a file on the record of one's own booking. */
export function sendOwnFile(id: string): Write<File, Booking> {
  return {
    send: (file, intent) => putFile(`/api/bookings/${id}/files`, file, intent),
    answers: ownBookingQuery(id).queryKey,
    changes: [BOOKINGS],
  };
}

/** Puts a file on the record of a request for a product of the reader's. */
export function sendReceivedFile(id: string): Write<File, Booking> {
  return {
    send: (file, intent) => putFile(`/api/bookings/received/${id}/files`, file, intent),
    answers: receivedBookingQuery(id).queryKey,
    changes: [BOOKINGS],
  };
}

/** Puts a file on the record of a booking at a hotel. */
export function sendHouseFile(hotelId: string, id: string): Write<File, Booking> {
  return {
    send: (file, intent) => putFile(`/api/houses/${hotelId}/bookings/${id}/files`, file, intent),
    answers: houseBookingQuery(hotelId, id).queryKey,
    changes: [BOOKINGS],
  };
}

function putFile(path: string, file: File, { headers }: Intent) {
  const name = encodeURIComponent(file.name.slice(-160));
  const type = { "content-type": "application/octet-stream" };
  return fetchAsMember(`${path}?name=${name}`, {
    method: "POST",
    headers: { ...headers, ...type },
    body: file,
  });
}

/** Takes back what was mailed of a booking. */
export function revokeLinks(hotelId: string): Write<{ id: string }, unknown> {
  return {
    send: ({ id }, intent) =>
      memberApi<BookingsApi>().houses[":hotelId"].bookings[":id"].links.revocation.$post(
        { param: { hotelId, id } },
        intent,
      ),
  };
}
