import { sql } from "kysely";
import { TimelineQuery } from "#domain/timeline/timeline.ts";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { readTimeline } from "#server/timeline/reading/read-timeline.ts";
import { scaleTimeline } from "#server/timeline/scale-timeline.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import type { Finding } from "./measure.ts";
import { slowest } from "./slowest.ts";

const STEPS = 200;
const PEOPLE = 400;
const config = { serviceKey: "a key of the bench, long enough to sign", dataDir: "" };
const clock = { now: () => new Date("2026-11-16T12:00:00Z") };

/** How long the first page of a timeline of 200,000 posts takes on PostgreSQL, of which the slowest in twenty counts. */
export async function timeline(): Promise<Finding> {
  const server = await startPostgres();
  const database = await openPostgres({ url: server.url("postgres"), log: createLog("silent") });
  const values = await measure(database);
  await database.close();
  await server.stop();
  return { kind: "amount", title: "200,000 posts, p95", unit: "ms", limit: 60, values };
}

async function measure(database: Database): Promise<Record<string, number>> {
  await migrate(database);
  const { db } = database;
  const readerId = await fill(database);
  const read = (role: "advisor" | "hotel", query: Record<string, string>) => () =>
    readTimeline(
      { db, config },
      { reader: { id: readerId, role, now: clock.now() }, query: TimelineQuery.parse(query) },
    );
  return {
    "the first page": await slowest(read("advisor", {})),
    "of one audience": await slowest(read("advisor", { audience: "sellers" })),
    "of a hotel": await slowest(read("hotel", {})),
    "from a day a year ago": await slowest(read("advisor", { until: "2025-11-16" })),
  };
}

async function fill({ db }: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into auth.users (id, email, created_at, updated_at)
    select gen_random_uuid(), 'p' || n || '@bench.test', now(), now() from generate_series(1, ${PEOPLE}::int) n
    returning id`.execute(db);
  await sql`insert into profiles (id, full_name, status, created_at, updated_at)
    select id, 'Pessoa', 'active', now(), now() from auth.users`.execute(db);
  await sql`insert into user_roles (user_id, role, created_at) select id, 'advisor', now() from auth.users`.execute(
    db,
  );
  await scaleTimeline({ db, clock }, STEPS);
  await sql`vacuum analyze`.execute(db);
  return rows[0]!.id;
}
