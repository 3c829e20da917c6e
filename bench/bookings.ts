import { sql } from "kysely";
import { BookingQuery } from "#domain/bookings/bookings.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { listDates } from "#server/bookings/dates/list-dates.ts";
import { listForHotel } from "#server/bookings/list/list-bookings.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import { fillBookings } from "./bookings-house.ts";
import type { Finding } from "./measure.ts";
import { slowest } from "./slowest.ts";

const INBOX = 20_000;
const LIVE = 500;
const LIMIT_MS = 60;
const clock = { now: () => new Date("2026-03-02T12:00:00Z") };

/** How long a hotel's inbox of 20,000 bookings and the morning list over 500 live journeys take; the slowest in twenty counts. */
export async function bookings(): Promise<Finding> {
  const server = await startPostgres();
  const database = await openPostgres({ url: server.url("postgres"), log: createLog("silent") });
  await migrate(database);
  const { db } = database;
  const { hotelId, ownerId } = await fillBookings(db, { inbox: INBOX, live: LIVE });
  // As the database's own upkeep leaves a table: with its figures, and nothing pending in the index of words.
  await sql`vacuum analyze`.execute(db);
  const actor = { id: ownerId, role: "admin", status: "active" } as const;
  const inbox = (query: object) => () =>
    listForHotel({ db, clock }, { hotelId, actor, query: BookingQuery.parse(query) });
  const asked = {
    "inbox, latest": inbox({}),
    "inbox, what waits by what is due": inbox({ box: "hotel", sort: "dueAt" }),
    "inbox, searched": inbox({ q: "PD-19" }),
    "morning list, 500 live journeys": () => listDates({ db, clock }, ownerId),
  };
  const values: Record<string, number> = {};
  for (const [name, ask] of Object.entries(asked)) values[name] = await slowest(ask);
  await database.close();
  await server.stop();
  return { kind: "amount", title: "20,000 bookings of a hotel, p95", unit: "ms", limit: LIMIT_MS, values };
}
