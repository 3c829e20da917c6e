import { sql } from "kysely";
import { entryKinds, type StatementQuery } from "#domain/reputation/statement.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

const HOUSE = sql.lit("America/Sao_Paulo");
const ruleKey = sql<string>`coalesce(a.rule_key, e.rule_key)`;
const evidenceKind = sql<string | null>`coalesce(a.evidence_kind, e.evidence_kind)`;
const evidenceId = sql<string | null>`coalesce(a.evidence_id, e.evidence_id)`;
const corrected = sql<number | null>`(
  select sum(c.points)::int from reputation_events c where c.about_id = e.id and c.kind = 'correction')`;
const isExpired = sql<boolean>`exists (
  select from reputation_events x where x.about_id = e.id and x.kind = 'expiry')`;
/** What has a title in both languages. */
function titled(language: "pt" | "en") {
  const key = sql.lit(language);
  return sql`when 'diagnostic' then (
    select v.content -> 'title' ->> ${key} from diagnostics d
    join questionnaire_versions v on v.id = d.version_id where d.id = ${evidenceId})
  when 'event' then (
    select v.title ->> ${key} from registrations g join events v on v.id = g.event_id where g.id = ${evidenceId})
  when 'training' then (select t.content -> 'title' ->> ${key} from trainings t where t.id = ${evidenceId})`;
}
// What the row that proves it is called by whom it belongs to; nothing where it is gone.
const evidenceName = sql<string | null>`case ${evidenceKind}
  when 'journey' then (select j.title from journeys j where j.id = ${evidenceId})
  when 'checkpoint' then (
    select coalesce(nullif(k.title, ''), j.title) from checkpoints k left join journeys j on j.id = k.journey_id
    where k.id = ${evidenceId})
  when 'request' then (select q.title from feature_requests q where q.id = ${evidenceId})
  when 'referral' then (select r.name from referrals r where r.id = ${evidenceId})
  ${titled("pt")}
  when 'profile' then (select p.full_name from profiles p where p.id = ${evidenceId})
  else (
    select h.name || ' · ' || b.reference from bookings b join hotels h on h.id = b.hotel_id where b.id = ${evidenceId})
  end`;
const evidenceNameEn = sql<string | null>`case ${evidenceKind} ${titled("en")} end`;

/** A person's entries, each with what the statement came to with it. */
function selectEntries(db: Db | Tx, userId: string) {
  const balanced = db
    .selectFrom("reputation_events")
    .selectAll()
    .select(sql<number>`(sum(points) over (order by at, seq))::int`.as("balance"))
    .where("user_id", "=", userId);
  return db
    .selectFrom(balanced.as("e"))
    .leftJoin("reputation_events as a", "a.id", "e.about_id")
    .leftJoin("reputation_words as w", "w.event_id", "e.id")
    .leftJoin("reputation_appeals as p", "p.event_id", "e.id")
    .select([
      "e.id",
      "e.seq",
      "e.user_id",
      "e.kind",
      "e.asked",
      "e.points",
      "e.balance",
      "e.at",
      "e.expires_at",
    ])
    .select(["e.about_id", "w.body as words", ruleKey.as("rule_key")])
    .select(sql<number | null>`coalesce(a.rule_version, e.rule_version)`.as("rule_version"))
    .select([
      evidenceKind.as("evidence_kind"),
      evidenceId.as("evidence_id"),
      evidenceName.as("evidence_name"),
      evidenceNameEn.as("evidence_name_en"),
    ])
    .select([corrected.as("corrected"), isExpired.as("is_expired")])
    .select([
      "p.id as appeal_id",
      "p.state as appeal_state",
      "p.body as appeal_body",
      "p.answer as appeal_answer",
    ])
    .select(["p.due_on as appeal_due", "p.created_at as appeal_at", "p.version as appeal_version"]);
}
export type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>["execute"]>>[number];

const shape: ListShape = {
  key: { by: sql`e.seq`, kind: "integer" },
  sorts: { at: { by: sql`e.at`, kind: "time" } },
  search: (pattern) => sql`fold_text(concat_ws(' ', ${evidenceName}, ${evidenceNameEn})) like ${pattern}`,
  filters: {
    kind: (kind: string) => sql`e.kind = ${kind}`,
    rule: (rule: string) => sql`${ruleKey} = ${rule}`,
  },
  facets: { kind: entryKinds },
};

/** Some entries of a person that a question leaves. */
export function findEntries(db: Db, { userId, query }: { userId: string; query: StatementQuery }) {
  return readList(db, selectEntries(db, userId), shape, query);
}

/** One entry of a person's. */
export function findEntry(db: Db | Tx, { id, userId }: { id: string; userId: string }) {
  return selectEntries(db, userId).where("e.id", "=", id).executeTakeFirst();
}

/** Whose an entry is. */
export async function findEntryOwner(db: Db | Tx, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("reputation_events")
    .select("user_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.user_id;
}

/** What each day changed, oldest first. */
export function findDays(db: Db, userId: string) {
  const day = sql<string>`(at at time zone ${HOUSE})::date`;
  return db
    .selectFrom("reputation_events")
    .select([
      day.as("day"),
      sql<number>`sum(points)::int`.as("points"),
      sql<number>`count(*)::int`.as("entries"),
    ])
    .where("user_id", "=", userId)
    .groupBy(day)
    .orderBy(day)
    .execute();
}

/** What lives of each rule. */
export function findParts(db: Db, userId: string) {
  return db
    .selectFrom("reputation_events as e")
    .leftJoin("reputation_events as a", "a.id", "e.about_id")
    .select([ruleKey.as("rule"), sql<number>`sum(e.points)::int`.as("points")])
    .where("e.user_id", "=", userId)
    .groupBy(ruleKey)
    .orderBy(sql`2`, "desc")
    .orderBy(sql`1`)
    .execute();
}

/** What ends next: the first day, and the points of that month. */
export async function findNextExpiry(db: Db, { userId, now }: { userId: string; now: Date }) {
  const { rows } = await sql<{ on: string; points: number }>`
    select min((e.expires_at at time zone ${HOUSE})::date)::text as on,
      sum(e.points + coalesce(${corrected}, 0))::int as points
    from reputation_events e
    where e.user_id = ${userId} and e.expires_at > ${now} and e.points + coalesce(${corrected}, 0) <> 0
    group by date_trunc('month', e.expires_at at time zone ${HOUSE})
    order by 1 limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Everything that a person's statement says, for their copy. */
export function findOwnEntries(db: Db, userId: string) {
  return db
    .selectFrom("reputation_events as e")
    .leftJoin("reputation_words as w", "w.event_id", "e.id")
    .leftJoin("reputation_appeals as p", "p.event_id", "e.id")
    .select(["e.kind", "e.rule_key", "e.points", "e.at", "e.expires_at", "w.body as words"])
    .select(["p.body as appeal", "p.answer"])
    .where("e.user_id", "=", userId)
    .orderBy("e.seq")
    .execute();
}
