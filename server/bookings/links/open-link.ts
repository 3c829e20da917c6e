import type { LinkedBooking } from "#domain/bookings/links.ts";
import type { Language } from "#domain/text.ts";
import type { Deps } from "../../deps.ts";
import { readBooking } from "../read-booking.ts";
import { letIn } from "./let-in.ts";

/** What the bearer of a mail's link reads; opening it changes nothing, whoever or whatever opens it. */
export async function openLink(
  deps: Pick<Deps, "db" | "clock" | "files">,
  token: string,
): Promise<LinkedBooking> {
  const link = await letIn(deps.db, deps, { token, side: "hotel" });
  const read = await readBooking(deps.db, deps, { bookingId: link.booking_id, reader: "hotel" });
  const isUsed = link.used_at !== null;
  const steps = read.steps.filter((kind) => ["accept", "hold", "counter", "ask", "decline"].includes(kind));
  // A hotel's own notes stay behind its own door.
  const thread = read.thread.filter(({ kind }) => kind !== "note");
  return {
    booking: {
      ...{ ...read, steps: isUsed ? [] : steps },
      // Guests are named behind its door too: a mail is passed on. What was attached may name them as well.
      rooms: read.rooms.map((room) => ({ ...room, guests: null })),
      thread: isUsed ? thread.map((entry) => ({ ...entry, file: null })) : thread,
    },
    ...{ name: link.name, language: link.language as Language, isUsed },
    expiresAt: link.expires_at.toISOString(),
  };
}
