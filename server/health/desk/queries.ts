import { sql } from "kysely";
import type { DataCheck } from "#domain/health/health.ts";
import type { Db } from "#platform/database/database.ts";

/** How large the database is, and how far its tables are. */
export async function measureDatabase(db: Db) {
  const { rows } = await sql<{ bytes: string; migrations: number }>`select
    pg_database_size(current_database())::text as bytes,
    (select count(*)::int from schema_migrations) as migrations`.execute(db);
  return { bytes: Number(rows[0]?.bytes ?? 0), migrations: rows[0]?.migrations ?? 0 };
}

/** How many files are kept and what they weigh with all that was made of them. */
export async function measureStorage(db: Db) {
  const { rows } = await sql<{ files: number; bytes: string }>`select count(*)::int as files,
    (coalesce(sum(bytes), 0) + (select coalesce(sum(bytes), 0) from file_renditions))::text as bytes
    from files`.execute(db);
  return { files: rows[0]?.files ?? 0, bytes: Number(rows[0]?.bytes ?? 0) };
}

/** What does not agree, as the rows that are counted. */
const faults: Record<DataCheck, ReturnType<typeof sql>> = {
  unbalanced_transactions: sql`select transaction_id from ledger_entries
    group by transaction_id, currency having sum(amount) <> 0`,
  scores_adrift: sql`select r.advisor_id from advisor_reputation r
    left join lateral (select coalesce(sum(points), 0) as points from reputation_events e
      where e.user_id = r.advisor_id) given on true
    where r.reputation_score <> given.points`,
  bookings_without_commission: sql`select b.id from bookings b where b.state = 'stayed'
    and not exists (select from commissions c where c.booking_id = b.id)
    and exists (select from booking_rooms r where r.booking_id = b.id and r.rate_plan <> 'net')`,
  files_without_owner: sql`select r.file_id from file_renditions r
    where not exists (select from files f where f.id = r.file_id)`,
  people_without_role: sql`select p.id from profiles p where p.status = 'active'
    and not exists (select from user_roles r where r.user_id = p.id)`,
  missing_english: sql`select id from system_updates where is_published and title_en is null
    union all select id from faq_entries where is_published and coalesce(question ->> 'en', '') = ''`,
  heroes_without_text: sql`select id from heroes where is_published
    and (coalesce(alt ->> 'pt', '') = '' or coalesce(alt ->> 'en', '') = '')`,
};

/** How often something does not agree; counted up to a thousand. */
export async function countFaults(db: Db, check: DataCheck): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (${faults[check]} limit 1000) found`.execute(db);
  return rows[0]?.count ?? 0;
}
