import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { demoContracts } from "#database/seed/demo/contracts.ts";
import type { HotelSheet } from "#domain/hotels/sheets.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";

const HOTELS = 20;
type Size = { inbox: number; live: number };

/**
 * A house whose morning list reads everything it reads elsewhere: one seller with live journeys at twenty hotels, each
 * with its agreed stay, its checkpoints, some of them done, and its expected commission; as many stays that are over and
 * owed for, some past their day; and one of the hotels with an inbox of others' bookings, with their commissions.
 */
export async function fillBookings(db: Db, { inbox, live }: Size) {
  const ownerId = randomUUID();
  await sql`insert into auth.users (id, email, created_at, updated_at)
    values (${ownerId}, 'bookings@bench.test', now(), now())`.execute(db);
  await sql`insert into profiles (id, status, full_name, created_at, updated_at)
    values (${ownerId}, 'active', 'A', now(), now()) on conflict (id) do nothing`.execute(db);
  const hotelId = await fillHotels(db);
  await fillJourneys(db, { ownerId, live });
  await fillStays(db, { ownerId, live });
  await fillInbox(db, { hotelId, inbox });
  await fillCheckpoints(db, ownerId);
  // Shares are judged when the transaction ends.
  await transact(db, fillCommissions);
  return { hotelId, ownerId };
}

/** Hotels with their contract and a sheet as long as one that is kept; the id of the one with the inbox. */
async function fillHotels(db: Db): Promise<string> {
  const both = JSON.stringify({ pt: "Casa", en: "House" });
  const picture = JSON.stringify({ kind: "art", name: "hero-home", alt: { pt: "a", en: "b" } });
  await sql`insert into hotels (id, slug, name, country, style, position, place, headline, summary, is_published, picture,
      time_zone)
    select gen_random_uuid(), 'bench-' || n, 'Casa ' || n, 'PT', 'city', n, ${both}::jsonb, ${both}::jsonb, ${both}::jsonb,
      true, ${picture}::jsonb, (array['Europe/Lisbon', 'America/Bahia', 'Indian/Maldives'])[1 + n % 3]
    from generate_series(1, ${HOTELS}) n`.execute(db);
  await sql`insert into hotel_contracts (id, hotel_id, version, starts_on, terms, created_at)
    select gen_random_uuid(), id, 1, '2025-01-01', ${JSON.stringify(demoContracts[0]!.terms)}::jsonb, now()
    from hotels where slug like 'bench-%'`.execute(db);
  await sql`insert into hotel_sheets (hotel_id, content, updated_at)
    select id, ${JSON.stringify(sheet())}::jsonb, now() from hotels where slug like 'bench-%'`.execute(db);
  const { id } = await db
    .selectFrom("hotels")
    .select("id")
    .where("slug", "=", "bench-1")
    .executeTakeFirstOrThrow();
  return id;
}

function sheet(): HotelSheet {
  const words = { pt: "Como a casa o diz, ".repeat(6), en: "As the house says it, ".repeat(6) };
  return {
    seasons: [],
    perks: Array.from({ length: 12 }, (_, at) => ({
      ...{ id: `perk${at}`, programme: "house" as const, name: words },
      ...{ validFrom: "2025-01-01", validUntil: null },
    })),
    contacts: Array.from({ length: 6 }, (_, at) => ({
      ...{ id: `contact${at}`, name: `Contato ${at}`, role: { pt: "Reservas", en: "Reservations" } },
      ...{ email: null, phone: at === 0 ? null : `+35191000000${at}`, days: [1, 2, 3, 4, 5] },
      ...{ from: "09:00", until: "18:00" },
    })),
  };
}

type Sold = { ownerId: string; live: number };

/** Journeys that are booked, with the option their client chose and the stay in it. */
async function fillJourneys(db: Db, { ownerId, live }: Sold): Promise<void> {
  await sql`insert into journeys (id, owner_id, state, head, title, starts_on, ends_on, currency, state_at, created_at,
      updated_at)
    select gen_random_uuid(), ${ownerId}::uuid, 'booked', '{"travellers": []}', 'Jornada ' || n, '2026-03-28',
      '2026-04-04', 'EUR', now(), now(), now() from generate_series(1, ${live}) n`.execute(db);
  await sql`insert into journey_options (id, journey_id, label, name)
    select gen_random_uuid(), id, 'A', '{}' from journeys where owner_id = ${ownerId}::uuid`.execute(db);
  await sql`insert into journey_blocks (id, journey_id, option_id, kind, day, position, hotel_id, content)
    select gen_random_uuid(), o.journey_id, o.id, 'stay', 0, 'a', h.id, '{}'
    from (select o.id, o.journey_id, row_number() over (order by o.id) as n from journey_options o
        join journeys j on j.id = o.journey_id where j.owner_id = ${ownerId}::uuid) o
      join (select id, row_number() over (order by slug) as n from hotels where slug like 'bench-%') h
        on h.n = 1 + o.n % ${HOTELS}`.execute(db);
  await sql`update journeys j set chosen_option_id = o.id from journey_options o
    where o.journey_id = j.id and j.owner_id = ${ownerId}::uuid`.execute(db);
}

const terms = JSON.stringify({
  payments: [
    { kind: "deposit", dueOn: "2026-03-09", amount: 30_000 },
    { kind: "balance", dueOn: "2026-03-25", amount: 70_000 },
  ],
  freeUntil: "2026-03-14T18:00:00.000Z",
  penalties: [{ daysBefore: 14, share: 5_000 }],
  perks: [{ pt: "Boas-vindas", en: "Welcome" }],
});

/** The agreed stay of each journey, and as many that are over. */
async function fillStays(db: Db, { ownerId, live }: Sold): Promise<void> {
  await sql`insert into bookings (id, reference, owner_id, hotel_id, contract_id, journey_id, block_id, source, state,
      check_in, check_out, people, children, rooms, wishes, currency, total, commission, terms, created_at, updated_at)
    select gen_random_uuid(), 'LV-' || row_number() over (), ${ownerId}::uuid, b.hotel_id, c.id, b.journey_id, b.id,
      'request', 'accepted', '2026-03-28', '2026-04-02', 2, 0, 1, '', 'EUR', 100000, 10000, ${terms}::jsonb, now(), now()
    from journey_blocks b join journeys j on j.id = b.journey_id join hotel_contracts c on c.hotel_id = b.hotel_id
    where j.owner_id = ${ownerId}::uuid`.execute(db);
  await sql`insert into bookings (id, reference, owner_id, hotel_id, contract_id, source, state, check_in, check_out,
      people, children, rooms, wishes, currency, total, commission, terms, created_at, updated_at)
    select gen_random_uuid(), 'OV-' || n, ${ownerId}::uuid, h.id, c.id, 'request', 'stayed', date '2026-01-10' + n * 7 % 40,
      date '2026-01-14' + n * 7 % 40, 2, 0, 1, '', (array['EUR', 'USD', 'BRL'])[1 + n % 3], 100000, 10000, ${terms}::jsonb,
      now(), now()
    from generate_series(1, ${live}) n
      join (select id, row_number() over (order by slug) as at from hotels where slug like 'bench-%') h
        on h.at = 1 + n % ${HOTELS}
      join hotel_contracts c on c.hotel_id = h.id`.execute(db);
}

/** What others asked of one hotel: a seventh waits, the rest is over. */
async function fillInbox(db: Db, { hotelId, inbox }: { hotelId: string; inbox: number }): Promise<void> {
  await sql`insert into bookings (id, reference, owner_id, hotel_id, contract_id, source, state, waits_for, check_in,
      check_out, people, children, rooms, wishes, currency, total, commission, terms, due_at, created_at, updated_at)
    select gen_random_uuid(), 'PD-' || n, gen_random_uuid(), ${hotelId}::uuid, c.id, 'request',
      case when n % 7 = 0 then 'sent' else 'stayed' end, case when n % 7 = 0 then 'hotel' end, '2026-03-28',
      '2026-04-02', 2, 0, 1, '', 'EUR', 100000, 10000, ${terms}::jsonb,
      case when n % 7 = 0 then now() + n * interval '1 minute' end, now() - n * interval '1 minute', now()
    from generate_series(1, ${inbox}) n join hotel_contracts c on c.hotel_id = ${hotelId}::uuid`.execute(db);
}

/** What each live stay asks to be done; of every third the deposit is paid. */
async function fillCheckpoints(db: Db, ownerId: string): Promise<void> {
  await sql`insert into checkpoints (id, owner_id, journey_id, booking_id, kind, template, title, note, planned_on, due_on,
      amount, currency, state, closed_at, created_at, updated_at)
    select gen_random_uuid(), b.owner_id, b.journey_id, b.id, t.kind, t.template, '', '', t.day, t.day, t.amount,
      case when t.amount is not null then 'EUR' end,
      case when t.template = 'deposit:0' and b.n % 3 = 0 then 'done' else 'open' end,
      case when t.template = 'deposit:0' and b.n % 3 = 0 then now() end, now(), now()
    from (select *, row_number() over (order by id) as n from bookings
        where owner_id = ${ownerId}::uuid and state = 'accepted') b,
      (values ('payment', 'deposit:0', date '2026-03-09', 30000), ('payment', 'balance:0', date '2026-03-25', 70000),
        ('preferences', 'preferences', date '2026-03-14', null), ('contact', 'midstay', date '2026-03-30', null),
        ('arrival', 'perk:0', date '2026-03-28', null)) t (kind, template, day, amount)`.execute(db);
}

/** What is owed for everything that is agreed or over: ahead, past its day, paid. */
async function fillCommissions(tx: Tx): Promise<void> {
  await sql`insert into commissions (id, booking_id, hotel_id, route, state, currency, lines, override_rate, house_rate,
      expected, base, hotel_line, override, house_line, due_on, check_out, created_at, updated_at)
    select id, id, hotel_id, 'direct',
      case when state = 'accepted' then 'expected' else (array['expected', 'confirmed', 'settled'])[1 + n % 3] end,
      currency, '[]', 0, 0, 10000, 100000, 10000, 0, 0, check_out + 30, check_out, now(), now()
    from (select *, row_number() over (order by reference) as n from bookings where state in ('accepted', 'stayed')) b
    `.execute(tx);
  await sql`insert into commission_shares (commission_id, payee_id, points, hotel_line, house_line)
    select c.id, b.owner_id, 10000, c.hotel_line, 0 from commissions c join bookings b on b.id = c.booking_id`.execute(
    tx,
  );
}
