import type { Db } from "#platform/database/database.ts";
import { findNamedSteps } from "./queries.ts";

type Entry = { id: string; bookingId: string; at: Date };

/**
 * Who stood behind steps that nobody with an account took: whoever the mailed link was sent to, and for which hotel.
 * Their name is the step's, so it goes where the booking goes. What a product agrees to by itself is nobody's step.
 */
export async function findBearers(db: Db, entries: Entry[]): Promise<Map<string, string>> {
  if (entries.length === 0) return new Map();
  const steps = await findNamedSteps(db, [...new Set(entries.map(({ bookingId }) => bookingId))]);
  const keyOf = (bookingId: string, at: Date) => `${bookingId} ${at.getTime()}`;
  const names = new Map(
    steps.map(({ bookingId, at, name, hotel }) => [
      keyOf(bookingId, at),
      [name, hotel].filter(Boolean).join(", "),
    ]),
  );
  return new Map(
    entries.flatMap(({ id, bookingId, at }) => {
      const name = names.get(keyOf(bookingId, at));
      return name ? [[id, name] as const] : [];
    }),
  );
}
