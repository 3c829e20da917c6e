import { z } from "zod";
import { Booking } from "#domain/bookings/bookings.ts";
import { FileNaming } from "#domain/bookings/files.ts";
import { declareRoute, jsonAnswer } from "../../http/contract.ts";

const shared = {
  method: "post" as const,
  tags: ["bookings"],
  write: { audit: "booking.file", repeat: "key" } as const,
  limit: { name: "booking-files", points: 120, durationSeconds: 3_600 },
  responses: { 201: jsonAnswer(Booking, "The booking with the file on its record") },
};
const content = { "application/octet-stream": { schema: z.string().meta({ format: "binary" }) } };
const request = { query: FileNaming, body: { required: true, content } };
const BookingId = z.object({ id: z.uuid() });

/** Files that the two sides of a booking put on its record: whoever sells, and the hotel or whoever's product it is. */
export const fileContract = {
  own: declareRoute({
    ...shared,
    path: "/api/bookings/{id}/files",
    access: ["advisor", "tour_operator"],
    summary: "Put a file on the record of one of my bookings; what it is, its content says",
    request: { ...request, params: BookingId },
  }),
  ofHotel: declareRoute({
    ...shared,
    path: "/api/houses/{hotelId}/bookings/{id}/files",
    access: ["hotel"],
    summary: "Put a file on the record of a booking at a hotel; what it is, its content says",
    request: { ...request, params: BookingId.extend({ hotelId: z.uuid() }) },
  }),
  received: declareRoute({
    ...shared,
    path: "/api/bookings/received/{id}/files",
    access: ["advisor", "tour_operator"],
    summary: "Put a file on the record of a request for a product of mine; what it is, its content says",
    request: { ...request, params: BookingId },
  }),
};
