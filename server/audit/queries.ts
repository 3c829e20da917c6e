import type { Db, Tx } from "#platform/database/database.ts";

export type AuditEntry = {
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  before: object | null;
  after: object | null;
  reason: string | null;
  now: Date;
};

export async function insertEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto("audit_log")
    .values({
      actor_id: entry.actorId,
      action: entry.action,
      subject_type: entry.subjectType,
      subject_id: entry.subjectId,
      before: entry.before && JSON.stringify(entry.before),
      after: entry.after && JSON.stringify(entry.after),
      reason: entry.reason,
      created_at: entry.now,
    })
    .execute();
}

type Subject = { subjectType: string; subjectId: string; limit: number };

/** What was done to one thing, the latest first, with the name of who did it. */
export function findEntries(db: Db | Tx, { subjectType, subjectId, limit }: Subject) {
  return db
    .selectFrom("audit_log as a")
    .leftJoin("profiles as p", "p.id", "a.actor_id")
    .select(["a.id", "a.action", "a.before", "a.after", "a.reason", "a.created_at", "p.full_name as by"])
    .where("a.subject_type", "=", subjectType)
    .where("a.subject_id", "=", subjectId)
    .orderBy("a.id", "desc")
    .limit(limit)
    .execute();
}
