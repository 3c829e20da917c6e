import type { Db, Tx } from "#platform/database/database.ts";

export type AuditAction =
  | "user_signedup"
  | "user_repeated_signup"
  | "user_invited"
  | "user_created"
  | "user_modified"
  | "user_deleted"
  | "user_banned"
  | "user_unbanned"
  | "user_confirmed"
  | "user_password_changed"
  | "user_email_change_requested"
  | "user_email_changed"
  | "user_recovery_requested"
  | "user_confirmation_requested"
  | "user_magiclink_requested"
  | "user_reauthentication_requested"
  | "link_generated"
  | "login"
  | "logout"
  | "session_revoked"
  | "refresh_token_reused"
  | "code_guessed"
  | "factor_enrolled"
  | "factor_verified"
  | "factor_deleted"
  | "factor_failed"
  | "recovery_codes_generated"
  | "recovery_code_used"
  | "identity_linked"
  | "identity_unlinked";

/** Where a request came from, as sessions and the audit log remember it. */
export type Origin = { ip: string; userAgent: string };

/** What the server process itself does has no address. */
export const IN_PROCESS: Origin = { ip: "", userAgent: "" };

type Entry = {
  action: AuditAction;
  userId: string | null;
  sessionId?: string | null;
  origin: Origin;
  details?: Record<string, unknown>;
  now: Date;
};

/** Appends what happened, in the transaction in which it happened. Secrets and addresses of others stay out. */
export async function writeAudit(db: Db | Tx, entry: Entry): Promise<void> {
  const { action, userId, sessionId = null, origin, details = {}, now } = entry;
  await db
    .insertInto("auth.audit_log")
    .values({
      action,
      user_id: userId,
      session_id: sessionId,
      ip: origin.ip,
      user_agent: origin.userAgent,
      details: JSON.stringify(details),
      created_at: now,
    })
    .execute();
}

/** Whether the account at an address was entered from a network address since a moment. */
export async function hasSignedInFrom(
  db: Db,
  { email, ip, since }: { email: string; ip: string; since: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom("auth.audit_log as entry")
    .innerJoin("auth.users as owner", "owner.id", "entry.user_id")
    .select("entry.id")
    .where("owner.email", "=", email)
    .where("entry.action", "=", "login")
    .where("entry.ip", "=", ip)
    .where("entry.created_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** What was noted of one person, the newest first. */
export function listAuditOf(db: Db, userId: string) {
  return db
    .selectFrom("auth.audit_log")
    .select(["action", "ip", "user_agent as userAgent", "details", "created_at as at"])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();
}

export async function deleteAudit(db: Db, { writtenBefore }: { writtenBefore: Date }): Promise<void> {
  await db.deleteFrom("auth.audit_log").where("created_at", "<", writtenBefore).execute();
}
