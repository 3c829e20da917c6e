import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { demoContracts } from "#database/seed/demo/contracts.ts";
import { BookingQuery } from "#domain/bookings/bookings.ts";
import type { Db } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { listDates } from "#server/bookings/dates/list-dates.ts";
import { listForHotel } from "#server/bookings/list/list-bookings.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
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
  const { hotelId, ownerId } = await fill(db);
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

/** One hotel with its inbox, of which 500 are agreed stays of one seller with payments and a free day ahead. */
async function fill(db: Db) {
  const [hotelId, contractId, ownerId] = [randomUUID(), randomUUID(), randomUUID()];
  const both = JSON.stringify({ pt: "Casa", en: "House" });
  await db
    .insertInto("hotels")
    .values({
      ...{ id: hotelId, slug: "casa", name: "Casa", country: "PT", style: "city", position: 1 },
      ...{ place: both, headline: both, summary: both, is_published: true, time_zone: "Europe/Lisbon" },
      picture: JSON.stringify({ kind: "art", name: "hero-home", alt: { pt: "a", en: "b" } }),
    })
    .execute();
  await db
    .insertInto("hotel_contracts")
    .values({
      ...{ id: contractId, hotel_id: hotelId, version: 1, starts_on: "2025-01-01", created_at: clock.now() },
      terms: JSON.stringify(demoContracts[0]!.terms),
    })
    .execute();
  const terms = JSON.stringify({
    payments: [
      { kind: "deposit", dueOn: "2026-03-09", amount: 30_000 },
      { kind: "balance", dueOn: "2026-03-25", amount: 70_000 },
    ],
    freeUntil: "2026-03-14T18:00:00.000Z",
    penalties: [{ daysBefore: 14, share: 5_000 }],
    perks: [],
  });
  await sql`
    insert into bookings (id, reference, owner_id, hotel_id, contract_id, source, state, waits_for, check_in, check_out,
      people, children, rooms, wishes, currency, total, commission, terms, due_at, created_at, updated_at)
    select gen_random_uuid(), 'PD-' || n, case when n <= ${LIVE} then ${ownerId}::uuid else gen_random_uuid() end,
      ${hotelId}::uuid, ${contractId}::uuid, 'request',
      case when n <= ${LIVE} then 'accepted' when n % 7 = 0 then 'sent' else 'stayed' end,
      case when n > ${LIVE} and n % 7 = 0 then 'hotel' end, '2026-03-28', '2026-04-02', 2, 0, 1, '', 'EUR', 100000, 10000,
      ${terms}::jsonb, case when n > ${LIVE} and n % 7 = 0 then now() + n * interval '1 minute' end,
      now() - n * interval '1 minute', now()
    from generate_series(1, ${INBOX}) n`.execute(db);
  // As the database's own upkeep leaves a table: with its figures, and nothing pending in the index of words.
  await sql`vacuum analyze`.execute(db);
  return { hotelId, ownerId };
}
