import { sql } from "kysely";
import type { DataCheck } from "#domain/health/health.ts";
import type { Db, Tx } from "#platform/database/database.ts";

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

/** A text that says something in Portuguese and nothing in English, however deep it lies. */
const LACKS_ENGLISH = sql.lit(
  '$.** ? (exists(@.pt ? (@ != "" && @ != null)) && !exists(@.en ? (@ != "" && @ != null)))',
);
const lacksEnglish = (...columns: string[]) =>
  sql<boolean>`jsonb_path_exists(jsonb_build_array(${sql.join(columns.map((name) => sql.ref(name)))}), ${LACKS_ENGLISH})`;

/** What does not agree, as the rows that are counted. */
const faults: Record<Exclude<DataCheck, "files_without_owner">, ReturnType<typeof sql>> = {
  unbalanced_transactions: sql`select transaction_id from ledger_entries
    group by transaction_id, currency having sum(amount) <> 0`,
  scores_adrift: sql`select r.advisor_id from advisor_reputation r
    left join lateral (select coalesce(sum(points), 0) as points from reputation_events e
      where e.user_id = r.advisor_id) given on true
    where r.reputation_score <> given.points`,
  bookings_without_commission: sql`select b.id from bookings b where b.state = 'stayed'
    and not exists (select from commissions c where c.booking_id = b.id)
    and exists (select from booking_rooms r where r.booking_id = b.id and r.rate_plan <> 'net')`,
  people_without_role: sql`select p.id from profiles p where p.status = 'active'
    and not exists (select from user_roles r where r.user_id = p.id)`,
  missing_english: sql`select id from system_updates where is_published and title_en is null
    union all select id from faq_entries where is_published and ${lacksEnglish("question", "answer")}
    union all select p.id from posts p where p.state in ('scheduled', 'published', 'unlisted')
      and not exists (select from post_texts t where t.post_id = p.id and t.language = 'en')
    union all select id from hotels where is_published and ${lacksEnglish("place", "headline", "summary")}
    union all select c.hotel_id from hotel_chapters c join hotels h on h.id = c.hotel_id and h.is_published
      where c.is_published and ${lacksEnglish("c.content")}
    union all select id from events where state = 'published'
      and ${lacksEnglish("title", "headline", "lead", "questions", "programme")}
    union all select id from trainings where state = 'published' and ${lacksEnglish("content")}
    union all select id from campaigns where state = 'published'
      and ${lacksEnglish("title", "headline", "subline", "captions", "terms")}`,
  heroes_without_text: sql`select id from heroes where is_published
    and (coalesce(alt ->> 'pt', '') = '' or coalesce(alt ->> 'en', '') = '')`,
};

/** How often something does not agree; counted up to a thousand. */
export async function countFaults(db: Db, { check, now }: { check: DataCheck; now: Date }): Promise<number> {
  const found = check === "files_without_owner" ? await looseFiles(db, now) : faults[check];
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (${found} limit 1000) found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A file is named by something in the moment it is kept; a day later nothing is under way any more. */
const LOOSE_MS = 24 * 60 * 60 * 1_000;

/** Files that no row of any table names; what names files is read from the tables themselves, so none is forgotten. */
async function looseFiles(db: Db | Tx, now: Date) {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'files'::regclass and c.conrelid <> 'file_renditions'::regclass
    order by 1, 2`.execute(db);
  const isNamed = rows.map(
    ({ table, column }) => sql`exists (select from ${sql.table(table)} o where o.${sql.ref(column)} = f.id)`,
  );
  const before = new Date(now.getTime() - LOOSE_MS);
  return sql<{ id: string }>`select f.id from files f where f.created_at < ${before}
    and not (${sql.join(isNamed, sql` or `)})`;
}

/** Some of the files that nothing names, the oldest first. */
export async function findLooseFiles(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`${await looseFiles(tx, now)} order by f.created_at, f.id limit 500`.execute(tx);
  return rows.map(({ id }) => id);
}
