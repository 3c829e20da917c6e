import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { demoContracts } from "#database/seed/demo/contracts.ts";
import { CommissionQuery } from "#domain/commissions/commissions.ts";
import type { Db } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { transact } from "#platform/database/transact.ts";
import { createLog } from "#platform/log.ts";
import { listCommissions } from "#server/commissions/list/list-commissions.ts";
import { readEarnings } from "#server/commissions/list/read-earnings.ts";
import { postTransaction } from "#server/ledger/post-transaction.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import type { Finding } from "./measure.ts";
import { slowest } from "./slowest.ts";

const COUNT = 20_000;
const LIMIT_MS = 50;
const LIMIT_POSTING_MS = 10;
const WRITERS = 4;
const SECONDS = 3;
const clock = { now: () => new Date("2026-03-02T12:00:00Z") };

/** How long the figures and the first page of a payee with 20,000 commissions take; the slowest in twenty counts. */
export async function commissions(): Promise<Finding> {
  return inDatabase(async (db) => {
    const payeeId = await fill(db);
    const page = (query: object) => () =>
      listCommissions(
        { db, clock },
        { reader: { payeeId }, side: "payee", query: CommissionQuery.parse(query) },
      );
    const asked = {
      figures: () => readEarnings({ db, clock }, payeeId),
      "first page": page({}),
      "first page, what is late": page({ box: "overdue" }),
      "first page, latest stays": page({ sort: "-checkOut" }),
    };
    const values: Record<string, number> = {};
    for (const [name, ask] of Object.entries(asked)) values[name] = await slowest(ask);
    return {
      kind: "amount",
      title: "20,000 commissions of a payee, p95",
      unit: "ms",
      limit: LIMIT_MS,
      values,
    };
  });
}

/** How long the books take for a transaction of two lines, four writers at once, and how many that makes a second. */
export async function postings(): Promise<Finding> {
  return inDatabase(async (db) => {
    const [hotelId, payeeId] = [randomUUID(), randomUUID()];
    let done = 0;
    const end = performance.now() + SECONDS * 1_000;
    const write = async () => {
      while (performance.now() < end) {
        const entries = [
          { account: "receivable", holderId: hotelId, currency: "EUR", amount: 100 },
          { account: "payable", holderId: payeeId, currency: "EUR", amount: -100 },
        ] as const;
        const posting = { cause: randomUUID(), entries, actorId: null, at: clock.now() };
        await transact(db, (tx) => postTransaction(tx, posting));
        done++;
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    console.log(`${Math.round(done / SECONDS)} postings a second`);
    const values = { "of two lines, four writers": (SECONDS * 1_000) / done };
    return { kind: "amount", title: "A posting in the books", unit: "ms", limit: LIMIT_POSTING_MS, values };
  });
}

async function inDatabase(measure: (db: Db) => Promise<Finding>): Promise<Finding> {
  const server = await startPostgres();
  const database = await openPostgres({ url: server.url("postgres"), log: createLog("silent") });
  await migrate(database);
  const finding = await measure(database.db);
  await database.close();
  await server.stop();
  return finding;
}

/** One payee with their commissions at one hotel, in every state, over five years; as many of others. */
async function fill(db: Db): Promise<string> {
  const [hotelId, contractId, payeeId] = [randomUUID(), randomUUID(), randomUUID()];
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
      ...{ id: contractId, hotel_id: hotelId, version: 1, starts_on: "2020-01-01", created_at: clock.now() },
      terms: JSON.stringify(demoContracts[0]!.terms),
    })
    .execute();
  await sql`
    insert into bookings (id, reference, owner_id, hotel_id, contract_id, source, state, check_in, check_out,
      people, children, rooms, wishes, currency, total, commission, created_at, updated_at)
    select gen_random_uuid(), 'PD-' || n, case when n <= ${COUNT} then ${payeeId}::uuid else gen_random_uuid() end,
      ${hotelId}::uuid, ${contractId}::uuid, 'request', 'stayed', date '2021-06-01' + n % 1800,
      date '2021-06-05' + n % 1800, 2, 0, 1, '', case n % 2 when 0 then 'EUR' else 'USD' end, 100000, 10000, now(), now()
    from generate_series(1, ${COUNT * 2}) n`.execute(db);
  // Shares are judged when the transaction ends.
  await transact(db, async (tx) => {
    await sql`
    insert into commissions (id, booking_id, hotel_id, route, state, currency, lines, override_rate, house_rate, expected,
      base, hotel_line, override, house_line, due_on, check_out, arrived_at, created_at, updated_at)
    select id, id, hotel_id, case n % 3 when 0 then 'direct' else 'house' end,
      case when n % 3 = 0 then (array['expected', 'confirmed', 'settled', 'settled'])[1 + n % 4]
        else (array['expected', 'confirmed', 'received', 'paid', 'paid'])[1 + n % 5] end,
      currency, '[]', 0, 0, 10000, 100000, 10000, 0, 0, check_out + 30, check_out,
      case when n % 4 > 1 then check_out + interval '40 days' end, now(), now()
    from (select *, row_number() over (order by id) as n from bookings) b`.execute(tx);
    await sql`
    insert into commission_shares (commission_id, payee_id, points, hotel_line, house_line)
    select id, owner_id, 10000, 10000, 0 from bookings`.execute(tx);
  });
  // As the database's own upkeep leaves a table.
  await sql`vacuum analyze`.execute(db);
  return payeeId;
}
