import type { Booking } from "#domain/bookings/bookings.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { findFiles } from "./files/queries.ts";
import { findBooking, findEvents, findRooms } from "./queries.ts";
import { type BookingReader, toBooking } from "./to-booking.ts";

type Which = {
  bookingId: string;
  ownerId?: string;
  hotelId?: string;
  supplierId?: string;
  reader: BookingReader;
  /** Whether the reader may answer for their side; a hotel's editor and its finance only read. */
  mayAnswer?: boolean;
};

/** A booking as one of its sides or the house reads it; one of others is not there. */
export async function readBooking(
  db: Db | Tx,
  { clock, files }: Pick<Deps, "clock" | "files">,
  { bookingId, ownerId, hotelId, supplierId, reader, mayAnswer = true }: Which,
): Promise<Booking> {
  const row = await findBooking(db, { bookingId, ownerId, hotelId, supplierId });
  if (!row) throw refuse("not_found");
  const rooms = await findRooms(db, bookingId);
  const events = await findEvents(db, bookingId);
  const kept = events.some(({ kind }) => kind === "file") ? await findFiles(db, bookingId) : [];
  const read = { reader, mayAnswer, now: clock.now() };
  return toBooking(row, { rooms, events, files: kept, open: files.signedPath, ...read });
}
