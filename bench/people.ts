import { sql } from "kysely";
import { PersonQuery } from "#domain/people/people.ts";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { listPeople } from "#server/people/list-people.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import type { Finding } from "./measure.ts";
import { slowest } from "./slowest.ts";

const PEOPLE = 100_000;
/** Whose rows each write down how a person is listed; here one statement does. */
const LISTING = ["profiles", "user_roles"];

/** How long the list of 100,000 people takes with each filter and sort it offers, on PostgreSQL, of which the slowest in twenty counts. */
export async function people(): Promise<Finding> {
  const server = await startPostgres();
  const database = await openPostgres({ url: server.url("postgres"), log: createLog("silent") });
  const values = await measure(database);
  await database.close();
  await server.stop();
  return { kind: "amount", title: "100,000 people, p95", unit: "ms", limit: 80, values };
}

async function measure(database: Database): Promise<Record<string, number>> {
  await migrate(database);
  await fill(database);
  const find = (query: Record<string, string>) => listPeople(database, PersonQuery.parse(query));
  const asked = {
    "who waits": () => find({ status: "pending" }),
    "active, latest decision first": () => find({ status: "active", sort: "-updatedAt" }),
    "active, by name": () => find({ status: "active", sort: "fullName" }),
    "active hotels": () => find({ status: "active", role: "hotel", sort: "-updatedAt" }),
    "active administrators": () => find({ status: "active", role: "admin", sort: "-updatedAt" }),
    "proposed as administrators": () => find({ status: "active", grant: "waiting" }),
    searched: () => find({ status: "active", q: "prado 77" }),
    "searched, one role": () => find({ status: "active", q: "prado", role: "hotel" }),
  };
  const values: Record<string, number> = {};
  for (const [name, ask] of Object.entries(asked)) values[name] = await slowest(ask);
  return values;
}

/** Fills the house by the database itself, which is the quicker hand. */
async function fill({ db }: Database): Promise<void> {
  for (const table of LISTING) await sql.raw(`alter table ${table} disable trigger user`).execute(db);
  await sql`insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
    select gen_random_uuid(), 'pessoa' || n || '@bench.test', now(), now(), now()
    from generate_series(1, ${PEOPLE}) n`.execute(db);
  await sql`insert into profiles (id, status, full_name, selected_role, created_at, updated_at)
    select id, (array['active', 'active', 'active', 'active', 'pending', 'rejected', 'suspended'])[1 + n % 7],
      (array['Ana', 'Luís', 'Zoë', 'Caio'])[1 + n % 4] || ' Prado ' || n, (array['advisor', 'tour_operator', 'hotel'])[1 + n % 3],
      timestamptz '2024-01-01' + n * interval '7 minutes', timestamptz '2025-01-01' + n * interval '5 minutes'
    from (select id, row_number() over (order by id) as n from auth.users) u
    on conflict (id) do update set status = excluded.status, full_name = excluded.full_name,
      selected_role = excluded.selected_role, created_at = excluded.created_at, updated_at = excluded.updated_at`.execute(
    db,
  );
  await sql`insert into user_roles (user_id, role, created_at)
    select id, case when row_number() over (order by id) <= 5 then 'admin' else selected_role end, now()
    from profiles where status in ('active', 'suspended')`.execute(db);
  await sql`insert into listed_people (id, status, role, name_key, words, created_at, updated_at)
    select p.id, p.status, coalesce(r.role, p.selected_role), p.search, fold_text(p.full_name || ' ' || u.email),
      p.created_at, p.updated_at
    from profiles p join auth.users u on u.id = p.id left join user_roles r on r.user_id = p.id`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
