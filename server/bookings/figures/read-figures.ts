import type { BookingState } from "#domain/bookings/states.ts";
import type { Perk } from "#domain/hotels/sheets.ts";
import type { StayFigure } from "#domain/insights/figures.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Db } from "#platform/database/database.ts";
import { findFigures, findPerks } from "./queries.ts";

/** What can be counted of the stays that one person asked hotels for. */
export async function readStayFigures(
  db: Db,
  { ownerId, today }: { ownerId: string; today: string },
): Promise<StayFigure[]> {
  const rows = await findFigures(db, ownerId);
  const ahead = rows.filter(({ state, check_in: checkIn }) => state === "accepted" && checkIn >= today);
  const hotelIds = [...new Set(ahead.map(({ hotel_id: hotelId }) => hotelId))];
  const sheets = hotelIds.length === 0 ? [] : await findPerks(db, hotelIds);
  const perks = new Map(sheets.map((sheet) => [sheet.hotel_id, (sheet.perks ?? []) as Perk[]]));
  const offered = (hotelId: string, day: string) =>
    (perks.get(hotelId) ?? []).filter(
      ({ validFrom, validUntil }) => validFrom <= day && (validUntil === null || validUntil >= day),
    ).length;
  return rows.map((row) => ({
    ...{ id: row.id, reference: row.reference, hotelId: row.hotel_id, hotel: row.hotel },
    ...{ journeyId: row.journey_id, title: row.title, state: row.state as BookingState },
    ...{ waitsFor: row.waits_for as StayFigure["waitsFor"], checkIn: row.check_in, checkOut: row.check_out },
    ...{ rooms: row.rooms, currency: row.currency as Currency, total: row.total, commission: row.commission },
    ...{ optionUntil: row.option_until, dueAt: row.due_at, createdAt: row.created_at },
    ...{ updatedAt: row.updated_at, promisedPerks: row.promised },
    offeredPerks: offered(row.hotel_id, row.check_in),
  }));
}
