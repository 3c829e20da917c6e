import { sql } from "kysely";
import { AuditQuery } from "#domain/audit/audit.ts";
import type { Db } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { listAudit } from "#server/audit/read-audit.ts";
import { gatherDeclarations } from "#server/gather.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import type { Finding } from "./measure.ts";
import { slowest } from "./slowest.ts";

const ENTRIES = 1_000_000;
const MONTHS = 24;
const LIMIT_MS = 100;
const ACTOR = "00000000-0000-4000-8000-000000000007";

/** How long a filtered page of a record of a million entries over two years takes; the slowest in twenty counts. */
export async function audit(): Promise<Finding> {
  const server = await startPostgres();
  const database = await openPostgres({ url: server.url("postgres"), log: createLog("silent") });
  await migrate(database);
  const { db } = database;
  await fill(db);
  const { named } = gatherDeclarations(db);
  const page = (query: object) => () => listAudit({ db, named, reverts: [] }, AuditQuery.parse(query));
  const first = await page({})();
  const asked = {
    "first page": page({}),
    "second page": page({ cursor: first.nextCursor }),
    "of one person": page({ actorId: ACTOR }),
    "of one action": page({ action: "hotel.sheet" }),
    "of one area": page({ area: "booking" }),
    "of one thing": page({ subjectId: first.rows[0]?.subjectId }),
    "of one person in a month a year ago": page({ actorId: ACTOR, from: "2025-03-01", until: "2025-03-31" }),
    "of a person by name": page({ q: "ana 7" }),
    "the oldest first": page({ sort: "createdAt" }),
  };
  const values: Record<string, number> = {};
  for (const [name, ask] of Object.entries(asked)) values[name] = await slowest(ask);
  await database.close();
  await server.stop();
  return { kind: "amount", title: "audit of 1,000,000 entries, p95", unit: "ms", limit: LIMIT_MS, values };
}

/** Entries of forty people about fifty thousand things, spread over the months. */
async function fill(db: Db): Promise<void> {
  await sql`select make_audit_month((date '2024-04-01' + n * interval '1 month')::date)
    from generate_series(0, ${MONTHS - 1}) n`.execute(db);
  await sql`insert into auth.users (id, email, created_at, updated_at)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'a' || n || '@bench.test', now(), now()
    from generate_series(1, 40) n`.execute(db);
  await sql`insert into profiles (id, status, full_name, created_at, updated_at)
    select id, 'active', 'Ana ' || right(id::text, 2)::int, now(), now() from auth.users
    on conflict (id) do update set full_name = excluded.full_name`.execute(db);
  await sql`set statement_timeout = 0`.execute(db);
  await sql`insert into audit_log (actor_id, action, subject_type, subject_id, before, after, created_at)
    select ('00000000-0000-4000-8000-' || lpad((n % 40 + 1)::text, 12, '0'))::uuid,
      (array['hotel.sheet', 'booking.accept', 'journey.proposed', 'person.active', 'question.changed'])[n % 5 + 1],
      (array['hotel', 'booking', 'journey', 'person', 'question'])[n % 5 + 1],
      md5((n % 50000)::text)::uuid::text, '{"status": "before"}', '{"status": "after"}',
      timestamptz '2024-04-01' + n * (interval '730 days' / ${ENTRIES})
    from generate_series(1, ${ENTRIES}) n`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
