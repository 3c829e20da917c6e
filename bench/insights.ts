import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { demoContracts } from "#database/seed/demo/contracts.ts";
import { FarolWithAsk } from "#domain/insights/ask.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { transact } from "#platform/database/transact.ts";
import { createLog } from "#platform/log.ts";
import { plantTiers } from "#server/accounts/plant-tiers.ts";
import { readFarol, readSignals } from "#server/insights/read-farol.ts";
import { refreshCards } from "#server/insights/refresh-cards.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import type { Finding } from "./measure.ts";
import { slowest } from "./slowest.ts";

const JOURNEYS = 2_000;
const HOTELS = 20;
const LIMIT_MS = 150;
const clock = { now: () => new Date("2026-03-02T12:00:00Z") };

/** How long Farol takes for an advisor with 2,000 journeys, as many stays and their commissions; the slowest in twenty counts. */
export async function insights(): Promise<Finding> {
  const server = await startPostgres();
  const database = await openPostgres({ url: server.url("postgres"), log: createLog("silent") });
  await migrate(database);
  const { db } = database;
  const ownerId = await fill(db);
  await refreshCards({ db, clock }, ownerId);
  const page = (span: "365" | "all") => async () =>
    FarolWithAsk.parse(await readFarol({ db, clock }, { ownerId, span }));
  const values = {
    "the page, twelve months": await slowest(page("365")),
    "the page, everything": await slowest(page("all")),
    "the signals of the dashboard": await slowest(() => readSignals({ db, clock }, ownerId)),
  };
  await database.close();
  await server.stop();
  return { kind: "amount", title: "Farol over 2,000 journeys, p95", unit: "ms", limit: LIMIT_MS, values };
}

/** One advisor with journeys in every state over two years, each published once, with a stay and its commission. */
async function fill(db: Db): Promise<string> {
  await plantTiers(db);
  const ownerId = randomUUID();
  await sql`insert into auth.users (id, email, created_at, updated_at) values (${ownerId}, 'a@bench.test', now(), now())`.execute(
    db,
  );
  await sql`insert into profiles (id, status, full_name, created_at, updated_at)
    values (${ownerId}, 'active', 'A', now(), now()) on conflict (id) do nothing`.execute(db);
  await sql`insert into user_roles (user_id, role, created_at) values (${ownerId}, 'advisor', now())`.execute(
    db,
  );
  await sql`insert into travel_advisors (user_id, advisor_tier_id)
    select ${ownerId}::uuid, t.id from advisor_tiers t join tier_ladders l on l.id = t.ladder_id
    where l.role = 'advisor' and t.tier_name = 'silver'`.execute(db);
  await sql`insert into advisor_reputation (advisor_id, reputation_score) values (${ownerId}, 342)`.execute(
    db,
  );
  const both = JSON.stringify({ pt: "Casa", en: "House" });
  const picture = JSON.stringify({ kind: "art", name: "hero-home", alt: { pt: "a", en: "b" } });
  await sql`insert into hotels (id, slug, name, country, style, position, place, headline, summary, is_published, picture)
    select gen_random_uuid(), 'casa-' || n, 'Casa ' || n, 'PT', 'city', n, ${both}::jsonb, ${both}::jsonb, ${both}::jsonb,
      true, ${picture}::jsonb from generate_series(1, ${HOTELS}) n`.execute(db);
  await sql`insert into hotel_contracts (id, hotel_id, version, starts_on, ends_on, terms, created_at)
    select gen_random_uuid(), id, 1, '2024-01-01', '2026-12-31', ${JSON.stringify(demoContracts[0]!.terms)}::jsonb, now()
    from hotels`.execute(db);
  await sql`insert into clients (id, owner_id, full_name, birthday, language, created_at, updated_at)
    select gen_random_uuid(), ${ownerId}::uuid, 'Cliente ' || n, date '1980-01-01' + n, 'pt', now(), now()
    from generate_series(1, 500) n`.execute(db);
  await sql`insert into journeys (id, owner_id, client_id, state, head, title, starts_on, ends_on, currency, worth, state_at,
      created_at, updated_at)
    select gen_random_uuid(), ${ownerId}::uuid, c.id,
      (array['draft','proposed','proposed','accepted','booked','travelling','completed','completed','declined','cancelled'])[1 + n % 10],
      '{"travellers": []}', 'Jornada ' || n, s.day, s.day + 7, (array['EUR','USD','BRL'])[1 + n % 3], 100000 + n * 100,
      s.day - interval '60 days', s.day - interval '120 days', now()
    from generate_series(1, ${JOURNEYS}) n
      join lateral (select date '2024-06-01' + n % 900 as day) s on true
      join (select id, row_number() over (order by id) as at from clients) c on c.at = 1 + n % 500`.execute(
    db,
  );
  await fillSales(db, ownerId);
  await sql`vacuum analyze`.execute(db);
  return ownerId;
}

/** What was published, asked for and earned of the journeys. */
async function fillSales(db: Db, ownerId: string): Promise<void> {
  await sql`insert into journey_snapshots (id, journey_id, number, revision, content, document, published_at)
    select gen_random_uuid(), id, 1, 1, '{}', '{}', created_at + interval '5 days' from journeys where state <> 'draft'`.execute(
    db,
  );
  await sql`insert into journey_options (id, journey_id, label, name) select gen_random_uuid(), id, 'A', '{}' from journeys`.execute(
    db,
  );
  await sql`insert into journey_blocks (id, journey_id, option_id, kind, day, position, hotel_id, content)
    select gen_random_uuid(), o.journey_id, o.id, 'stay', d, 'a' || d, h.id, '{}'
    from (select *, row_number() over (order by id) as at from journey_options) o, generate_series(0, 1) d,
      (select id, row_number() over (order by id) as at from hotels) h where h.at = 1 + (o.at + d) % ${HOTELS}`.execute(
    db,
  );
  await sql`insert into bookings (id, reference, owner_id, hotel_id, contract_id, journey_id, source, state, waits_for, check_in,
      check_out, people, children, rooms, wishes, currency, total, commission, terms, due_at, created_at, updated_at)
    select gen_random_uuid(), 'PD-' || row_number() over (), ${ownerId}::uuid, b.hotel_id, c.id, j.id, 'request',
      case when j.state = 'completed' then 'stayed' when j.state in ('booked', 'travelling') then 'accepted' else 'sent' end,
      case when j.state in ('accepted', 'proposed') then 'hotel' end, j.starts_on, j.starts_on + 4, 2, 0, 1, '', j.currency,
      80000, 8000, '{"perks": []}', now(), j.created_at, j.created_at
    from journeys j join journey_blocks b on b.journey_id = j.id and b.day = 0
      join hotel_contracts c on c.hotel_id = b.hotel_id where j.state not in ('draft', 'declined')`.execute(
    db,
  );
  // Shares are judged when the transaction ends.
  await transact(db, (tx) => fillCommissions(tx, ownerId));
}

async function fillCommissions(db: Tx, ownerId: string): Promise<void> {
  await sql`insert into commissions (id, booking_id, hotel_id, route, state, currency, lines, override_rate, house_rate, expected,
      base, hotel_line, override, house_line, due_on, check_out, created_at, updated_at)
    select id, id, hotel_id, 'direct', case state when 'stayed' then 'settled' else 'expected' end, currency, '[]', 0, 0, 8000,
      80000, 8000, 0, 0, check_out + 30, check_out, now(), now() from bookings where state in ('stayed', 'accepted')`.execute(
    db,
  );
  await sql`insert into commission_shares (commission_id, payee_id, points, hotel_line, house_line)
    select id, ${ownerId}::uuid, 10000, hotel_line, house_line from commissions`.execute(db);
}
