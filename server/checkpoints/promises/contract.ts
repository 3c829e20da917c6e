import { z } from "zod";
import {
  BookingPromises,
  GuestAnswer,
  GuestQuestion,
  GuestStay,
  HotelWord,
} from "#domain/checkpoints/promises.ts";
import { slug } from "#domain/text.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";

const tags = ["checkpoints"];
const sellers = ["advisor", "tour_operator"] as const;
const limit = (name: string, points: number) => ({ name: `guest-${name}`, points, durationSeconds: 600 });
const BookingId = z.object({ id: z.uuid() });
const promised = { 200: jsonAnswer(BookingPromises, "What was promised, and the guest's link") };
const word = { 200: jsonAnswer(HotelWord, "The figures, from five stays on") };
const stay = { 200: jsonAnswer(GuestStay, "The stay as its guests see it") };

const path = "/api/checkpoints/bookings/{id}";
const link = { method: "post", tags, access: "link" } as const;

/** What was promised to guests, for whoever sold the stay, the guest and the hotel. */
export const promisesContract = {
  read: declareRoute({
    ...{ method: "get", path, tags, access: sellers },
    summary: "What a hotel promised for one of my bookings",
    request: { params: BookingId },
    responses: promised,
  }),
  make: declareRoute({
    ...{ method: "post", path: `${path}/guest-link`, tags, access: sellers },
    summary: "Make the link for its guests, or another; the former leads nowhere",
    write: { audit: "guest_link.made", repeat: { harmless: "another link is as good" } },
    request: { params: BookingId },
    responses: promised,
  }),
  revoke: declareRoute({
    ...{ method: "delete", path: `${path}/guest-link`, tags, access: sellers },
    summary: "Take that link back",
    write: { audit: "guest_link.revoked", repeat: { harmless: "taken back twice is taken back" } },
    request: { params: BookingId },
    responses: promised,
  }),
  open: declareRoute({
    ...{ ...link, path: "/api/guest-links/open", limit: limit("open", 300) },
    summary: "The stay that a guest's link is about; opening it changes nothing",
    write: { audit: { none: "reads" }, repeat: { harmless: "reads" } },
    request: { body: jsonBody(GuestQuestion) },
    responses: stay,
  }),
  answer: declareRoute({
    ...{ ...link, path: "/api/guest-links/answers", limit: limit("answer", 120) },
    summary: "Say whether a promise was kept",
    write: { audit: { none: "kept with the promise itself" }, repeat: "key" },
    request: { body: jsonBody(GuestAnswer) },
    responses: stay,
  }),
  ofHotel: declareRoute({
    ...{ method: "get", path: "/api/hotels/{slug}/word", tags, access: [...sellers, "admin"] as const },
    summary: "How a hotel keeps its word, for those who sell it",
    request: { params: z.object({ slug: slug() }) },
    responses: word,
  }),
  ofHouse: declareRoute({
    ...{ method: "get", path: "/api/houses/{hotelId}/word", tags, access: ["hotel", "admin"] as const },
    summary: "How my hotel keeps its word",
    request: { params: z.object({ hotelId: z.uuid() }) },
    responses: word,
  }),
};
