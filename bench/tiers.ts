import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { plantTiers } from "#server/accounts/plant-tiers.ts";
import type { Deps } from "#server/deps.ts";
import { recomputeTiers } from "#server/tiers/recompute-tiers.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import type { Finding } from "./measure.ts";

const ADVISORS = 10_000;
const LIMIT_S = 5;
const clock = { now: () => new Date("2026-04-02T12:00:00Z") };

/** How long the tiers of 10,000 advisors take to recompute: on an ordinary night, and when a ladder with every criterion comes into force. */
export async function tiers(): Promise<Finding> {
  const server = await startPostgres();
  const database = await openPostgres({ url: server.url("postgres"), log: createLog("silent") });
  await migrate(database);
  const { db } = database;
  await fill(db);
  const deps = { db, clock, listeners: { counts: [], tells: [] } } as unknown as Deps;
  const values = {
    "first night: everybody finds their step": await seconds(() => recomputeTiers(deps)),
    "an ordinary night": await seconds(() => recomputeTiers(deps)),
    "a ladder that asks for points, hotels and days": 0,
  };
  await putLadder(db);
  values["a ladder that asks for points, hotels and days"] = await seconds(() => recomputeTiers(deps));
  await database.close();
  await server.stop();
  return { kind: "amount", title: "tiers of 10,000 advisors", unit: "s", limit: LIMIT_S, values };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}

/** Advisors on the first step with scores all over the ladder, each with stays and checkpoints of a year. */
async function fill(db: Db): Promise<void> {
  await plantTiers(db);
  await sql`insert into auth.users (id, email, created_at, updated_at)
    select gen_random_uuid(), 'a' || n || '@bench.test', now(), now()
    from generate_series(1, ${ADVISORS}) n`.execute(db);
  await sql`insert into profiles (id, status, full_name, created_at, updated_at)
    select id, 'active', email, now(), now() from auth.users on conflict (id) do nothing`.execute(db);
  await sql`insert into user_roles (user_id, role, created_at) select id, 'advisor', now() from profiles`.execute(
    db,
  );
  await sql`insert into travel_advisors (user_id, advisor_tier_id)
    select p.id, t.id from profiles p, advisor_tiers t join tier_ladders l on l.id = t.ladder_id
    where l.role = 'advisor' and t.tier_name = 'purple'`.execute(db);
  await sql`insert into reputation_events (id, user_id, kind, rule_key, cause, asked, points, at)
    select gen_random_uuid(), id, 'opening', 'opening', id::text, points, points, '2025-06-01'
    from (select id, (row_number() over (order by id) % 3500)::int as points from profiles) p`.execute(db);
  await sql`insert into advisor_reputation (advisor_id, reputation_score)
    select user_id, points from reputation_events`.execute(db);
  await sql`insert into facts (kind, cause, data, at)
    select case when n <= 4 then 'stay_completed' else 'checkpoint_done' end, p.id || '/' || n,
      jsonb_build_object('ownerId', p.id, 'hotelId', n, 'isOnTime', n % 3 > 0), timestamptz '2025-10-01' + n * interval '9 days'
    from profiles p, generate_series(1, 12) n`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

async function putLadder(db: Db): Promise<void> {
  await sql`insert into tier_ladders (id, role, version, valid_from, published_at)
    values (gen_random_uuid(), 'advisor', 2, '2026-04-02', now())`.execute(db);
  await sql`insert into advisor_tiers (id, ladder_id, tier_name, required_reputation_score, hotels_sold, on_time_percent)
    select gen_random_uuid(), (select id from tier_ladders where role = 'advisor' and version = 2), t.tier_name,
      t.required_reputation_score * 3 / 4, case when t.tier_name = 'purple' then 0 else 2 end,
      case when t.tier_name = 'purple' then 0 else 50 end
    from advisor_tiers t join tier_ladders l on l.id = t.ladder_id where l.role = 'advisor' and l.version = 1`.execute(
    db,
  );
}
