import { z } from "zod";
import {
  Booking,
  BookingList,
  BookingQuery,
  NewBooking,
  Registration,
  Stays,
  StaysQuery,
  StayToAsk,
} from "#domain/bookings/bookings.ts";
import { CostlyDates } from "#domain/bookings/dates.ts";
import { RequestFunnel } from "#domain/bookings/funnel.ts";
import { HotelStepTaken, SellerStepTaken } from "#domain/bookings/steps.ts";
import { OverviewQuery } from "#domain/hotels/houses.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import type { fileContract } from "./files/contract.ts";
import type { linksContract } from "./links/contract.ts";
import type { membersContract, visitorsContract } from "./products/contract.ts";
import { answers, bookingFile as file } from "./shared-contract.ts";

const own = { tags: ["bookings"], access: ["advisor", "tour_operator"] as const };
const ofHotel = { tags: ["bookings"], access: ["hotel", "admin"] as const };
const ofHouse = { tags: ["bookings"], access: ["admin"] as const };
const BookingId = z.object({ id: z.uuid() });
const HotelId = z.object({ hotelId: z.uuid() });
const some = { 200: jsonAnswer(BookingList, "Some of them, with how many there are in each folder") };
const one = { 200: jsonAnswer(Booking, "The booking as it is now") };

/** What whoever sells does with their bookings. */
export const ownContract = {
  list: declareRoute({
    ...{ ...own, method: "get", path: "/api/bookings" },
    summary: "My bookings, some at a time",
    request: { query: BookingQuery },
    responses: some,
    file,
  }),
  read: declareRoute({
    ...{ ...own, method: "get", path: "/api/bookings/{id}" },
    summary: "One of my bookings",
    request: { params: BookingId },
    responses: one,
  }),
  dates: declareRoute({
    ...{ ...own, method: "get", path: "/api/bookings/dates" },
    summary: "Dates ahead that cost money if they pass unseen, the nearest first",
    responses: { 200: jsonAnswer(CostlyDates, "The morning list, with what is at stake per currency") },
  }),
  stays: declareRoute({
    ...{ ...own, method: "get", path: "/api/bookings/stays" },
    summary: "The stays that the client of a journey chose, each with its booking",
    request: { query: StaysQuery },
    responses: { 200: jsonAnswer(Stays, "The stays in their order") },
  }),
  stay: declareRoute({
    ...{ ...own, method: "get", path: "/api/bookings/stays/{id}" },
    summary: "One stay, with what a request of it begins with",
    request: { params: BookingId },
    responses: { 200: jsonAnswer(StayToAsk, "The stay") },
  }),
  send: declareRoute({
    ...{ ...own, method: "post", path: "/api/bookings" },
    summary: "Ask a hotel for a stay of an accepted journey",
    write: { audit: "booking.sent", repeat: "key" },
    request: { body: jsonBody(NewBooking) },
    responses: { 201: jsonAnswer(Booking, "The request") },
  }),
  register: declareRoute({
    ...{ ...own, method: "post", path: "/api/bookings/registrations" },
    summary: "Keep a booking that was made elsewhere, for the hotel to affirm",
    write: { audit: "booking.registered", repeat: "key" },
    request: { body: jsonBody(Registration) },
    responses: { 201: jsonAnswer(Booking, "The booking") },
  }),
  step: declareRoute({
    ...{ ...own, method: "post", path: "/api/bookings/{id}/steps" },
    summary: "Take, counter, answer, change, withdraw or cancel",
    write: {
      audit: [
        ...(["booking.counter", "booking.take", "booking.withdraw", "booking.reply"] as const),
        ...(["booking.message", "booking.ask_change", "booking.answer_change", "booking.cancel"] as const),
      ],
      ...{ repeat: "key", version: "checked" },
    },
    request: { params: BookingId, body: jsonBody(SellerStepTaken) },
    responses: one,
  }),
};

const path = "/api/houses/{hotelId}/bookings";
const params = HotelId.extend(BookingId.shape);

/** What a hotel does with what is asked of it. */
export const hotelContract = {
  inbox: declareRoute({
    ...{ ...ofHotel, method: "get", path },
    summary: "What is asked of a hotel, some at a time",
    request: { params: HotelId, query: BookingQuery },
    responses: some,
    file,
  }),
  readRequest: declareRoute({
    ...{ ...ofHotel, method: "get", path: `${path}/{id}` },
    summary: "One booking at a hotel",
    request: { params },
    responses: one,
  }),
  funnel: declareRoute({
    ...{ ...ofHotel, method: "get", path: "/api/houses/{hotelId}/funnel" },
    summary: "How far what was asked of a hotel came, from the kit to the stay",
    request: { params: HotelId, query: OverviewQuery },
    responses: { 200: jsonAnswer(RequestFunnel, "Each step of a period that ends today") },
  }),
  answer: declareRoute({
    ...{ ...ofHotel, method: "post", path: `${path}/{id}/steps` },
    ...answers,
    request: { params, body: jsonBody(HotelStepTaken) },
    responses: one,
  }),
  revoke: declareRoute({
    ...{ ...ofHotel, method: "post", path: `${path}/{id}/links/revocation` },
    summary: "Take back the links that were mailed of a booking",
    write: { audit: "booking.links_revoked", repeat: { harmless: "taken back twice is taken back" } },
    request: { params },
    responses: { 204: { description: "They lead nowhere any more" } },
  }),
};

/** What the house sees of all. */
export const houseContract = {
  late: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/bookings/late" },
    summary: "Answers that are late, for whoever looks after the hotel",
    request: { query: BookingQuery },
    responses: some,
    file,
  }),
  all: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/bookings" },
    summary: "Every booking, some at a time",
    request: { query: BookingQuery },
    responses: some,
    file,
  }),
  readAny: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/bookings/{id}" },
    summary: "One booking, as the house reads it",
    request: { params: BookingId },
    responses: one,
  }),
};

/** The routes of this capability, for its typed client. */
export type BookingsApi =
  | typeof ownContract
  | typeof hotelContract
  | typeof houseContract
  | typeof fileContract
  | typeof membersContract
  | typeof visitorsContract
  | typeof linksContract;
