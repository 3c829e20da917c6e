import { type Insertable, sql, type Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { type Role, roles } from "#domain/accounts/roles.ts";
import { type InviteState, inviteStates } from "#domain/invites/invite-state.ts";
import type { InviteQuery } from "#domain/invites/invites.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

function selectInvites(db: Db | Tx) {
  return db
    .selectFrom("invites as i")
    .leftJoin("profiles as host", "host.id", "i.invited_by")
    .leftJoin("hotels as h", "h.id", "i.hotel_id")
    .selectAll("i")
    .select(["host.full_name as host_name", "h.name as hotel_name"])
    .select(isHostEntitled.as("is_host_entitled"));
}

/**
 * Whether whoever invited still may: an active administrator, or to a hotel its active owner. The house itself, which
 * is nobody, invites to no hotel.
 */
const isHostEntitled = sql<boolean>`((i.invited_by is null and i.hotel_id is null) or exists (
  select from profiles p join user_roles r on r.user_id = p.id
  where p.id = i.invited_by and p.status = 'active' and (r.role = 'admin' or (r.role = 'hotel' and exists (
    select from hotel_members m
    where m.user_id = p.id and m.hotel_id = i.hotel_id and m.part = 'owner'
  )))
))`;

export type InviteRow = Awaited<ReturnType<typeof findInvites>>["rows"][number];

const shapeAt = (now: Date): ListShape => ({
  key: { by: sql`i.id`, kind: "uuid" },
  sorts: {
    createdAt: { by: sql`i.created_at`, kind: "time" },
    expiresAt: { by: sql`i.expires_at`, kind: "time" },
    email: { by: sql`i.email`, kind: "text" },
  },
  search: (pattern) => sql`i.search like ${pattern}`,
  filters: {
    state: (state: InviteState) => isIn(state, now),
    role: (role: Role) => sql`i.role = ${role}`,
  },
  facets: { state: inviteStates, role: roles },
});

/** The invitations that a question leaves at a moment. */
export function findInvites(db: Db, { query, now }: { query: InviteQuery; now: Date }) {
  return readList(db, selectInvites(db), shapeAt(now), query);
}

export function findInvite(db: Db | Tx, id: string): Promise<InviteRow | undefined> {
  return selectInvites(db).where("i.id", "=", id).executeTakeFirst();
}

/** Some invitations by their ids. */
export function findInvitesById(db: Db, ids: string[]): Promise<InviteRow[]> {
  return selectInvites(db).where("i.id", "in", ids).execute();
}

/** The invitation of an address that is neither used nor revoked. */
export function findOpenInvite(db: Db | Tx, email: string): Promise<InviteRow | undefined> {
  return selectInvites(db)
    .where("i.email", "=", email)
    .where("i.used_at", "is", null)
    .where("i.revoked_at", "is", null)
    .executeTakeFirst();
}

export function findByToken(db: Db | Tx, tokenHash: string): Promise<InviteRow | undefined> {
  return selectInvites(db).where("i.token_hash", "=", tokenHash).executeTakeFirst();
}

/** Holds the invitation until the transaction ends; undefined if there is none. */
export async function lockInvite(
  tx: Tx,
  by: { id: string } | { tokenHash: string },
): Promise<InviteRow | undefined> {
  const found = "id" in by ? findInvite(tx, by.id) : findByToken(tx, by.tokenHash);
  const invite = await found;
  if (!invite) return undefined;
  await tx.selectFrom("invites").select("id").where("id", "=", invite.id).forUpdate().execute();
  // Read again: another may have changed it while this one waited.
  const held = await findInvite(tx, invite.id);
  return "id" in by || held?.token_hash === by.tokenHash ? held : undefined;
}

/** False when the address has an open invitation. */
export async function insertInvite(tx: Tx, invite: Insertable<Tables["invites"]>): Promise<boolean> {
  const inserted = await tx
    .insertInto("invites")
    .values(invite)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateInvite(
  tx: Tx,
  { id, changes }: { id: string; changes: Updateable<Tables["invites"]> },
): Promise<void> {
  await tx
    .updateTable("invites")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

type Revoked = { now: Date } & ({ hostId: string; hotelId: string | null } | { id: string; hotelId: string });

/** Takes open invitations back, those that somebody sent or one to a hotel; which they were. */
export function revokeOpen(tx: Tx, { now, hotelId, ...which }: Revoked): Promise<{ id: string }[]> {
  return tx
    .updateTable("invites")
    .set((eb) => ({ revoked_at: now, version: eb("version", "+", 1) }))
    .where((eb) => ("id" in which ? eb("id", "=", which.id) : eb("invited_by", "=", which.hostId)))
    .$if(hotelId !== null, (query) => query.where("hotel_id", "=", hotelId))
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
}

/** Deletes invitations that nobody accepted and that ended before a moment. */
export async function deleteUnused(db: Db, endedBefore: Date): Promise<void> {
  await db.deleteFrom("invites").where("used_at", "is", null).where("expires_at", "<", endedBefore).execute();
}

/** Deletes the invitations to addresses at a domain. */
export async function deleteInvitesAt(db: Db | Tx, domain: string): Promise<void> {
  await db.deleteFrom("invites").where("email", "like", `%@${domain}`).execute();
}

/** Who sent an invitation, if they are still an active administrator: their address and language. */
export function findHost(db: Db | Tx, id: string) {
  return db
    .selectFrom("profiles as p")
    .innerJoin("auth.users as u", "u.id", "p.id")
    .innerJoin("user_roles as r", "r.user_id", "p.id")
    .select(["p.id", "u.email", "p.preferred_language"])
    .where("p.id", "=", id)
    .where("p.status", "=", "active")
    .where("r.role", "=", "admin")
    .executeTakeFirst();
}

/** The state machine of domain/invites/invite-state.ts as a condition. */
function isIn(state: InviteState, now: Date) {
  const open = sql`i.used_at is null and i.revoked_at is null`;
  if (state === "used") return sql<boolean>`i.used_at is not null`;
  if (state === "revoked") return sql<boolean>`i.revoked_at is not null`;
  return state === "valid"
    ? sql<boolean>`(${open} and i.expires_at > ${now}::timestamptz)`
    : sql<boolean>`(${open} and i.expires_at <= ${now}::timestamptz)`;
}

/** The invitations that one person got or came by. */
export function findInvitesOf(db: Db | Tx, { id, email }: { id: string; email: string }) {
  return db
    .selectFrom("invites")
    .select(["email", "role", "full_name", "sent_at", "expires_at", "used_at", "revoked_at", "revoke_reason"])
    .where((eb) => eb.or([eb("user_id", "=", id), eb("email", "=", email)]))
    .orderBy("created_at", "desc")
    .execute();
}

/** Deletes the invitations that one person got, came by, or sent and nobody used: the right to send them goes too. */
export async function deleteInvitesOf(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx
    .deleteFrom("invites")
    .where("invited_by", "=", id)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .execute();
  await tx
    .deleteFrom("invites")
    .where((eb) => eb.or([eb("user_id", "=", id), eb("email", "=", email)]))
    .execute();
}

/** The invitations to work for a hotel that were neither accepted nor taken back. */
export function findHotelInvites(db: Db, hotelId: string) {
  return db
    .selectFrom("invites as i")
    .select(["id", "email", "hotel_part", "expires_at", "version"])
    .where("hotel_id", "=", hotelId)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .where(isHostEntitled)
    .orderBy("created_at", "desc")
    .execute();
}

/** Which of some addresses are not to be invited, and why. */
export async function findTaken(
  db: Db,
  emails: string[],
): Promise<Map<string, "account_exists" | "invite_exists">> {
  if (emails.length === 0) return new Map();
  const invited = await db
    .selectFrom("invites")
    .select("email")
    .where("email", "in", emails)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .execute();
  const known = await db
    .selectFrom("auth.users")
    .select(sql<string>`email`.as("email"))
    .where("email", "in", emails)
    .where("deleted_at", "is", null)
    .execute();
  return new Map([
    ...invited.map(({ email }) => [email, "invite_exists"] as const),
    ...known.map(({ email }) => [email, "account_exists"] as const),
  ]);
}
