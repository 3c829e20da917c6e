import { sql } from "kysely";
import type { Db, Tx } from "#platform/database/database.ts";

/** The agency somebody belongs to, with who owns it and what they keep. */
export function findMembership(db: Db | Tx, userId: string) {
  return db
    .selectFrom("profile_details as d")
    .innerJoin("agencies as a", "a.id", "d.agency_id")
    .select(["a.id as agencyId", "a.name", "a.owner_id as ownerId", "d.agency_points as points"])
    .where("d.user_id", "=", userId)
    .executeTakeFirst();
}

export async function findAgencyName(tx: Tx, agencyId: string): Promise<string | undefined> {
  const row = await tx.selectFrom("agencies").select("name").where("id", "=", agencyId).executeTakeFirst();
  return row?.name;
}

/** The agency that somebody owns, held so that its people change one at a time. */
export async function holdOwned(tx: Tx, ownerId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("agencies")
    .select("id")
    .where("owner_id", "=", ownerId)
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** The people of an agency, its owner first, then by name. */
export function findColleagues(db: Db, agencyId: string) {
  return db
    .selectFrom("profile_details as d")
    .innerJoin("profiles as p", "p.id", "d.user_id")
    .innerJoin("agencies as a", "a.id", "d.agency_id")
    .select(["d.user_id as userId", "p.full_name as name", "d.agency_points as points"])
    .select(sql<boolean>`d.user_id is not distinct from a.owner_id`.as("isOwner"))
    .where("d.agency_id", "=", agencyId)
    .orderBy(sql`d.user_id is not distinct from a.owner_id`, "desc")
    .orderBy("p.full_name")
    .orderBy("d.user_id")
    .execute();
}

/** Whom an agency has asked and who has not answered. */
export function findAsked(db: Db, agencyId: string) {
  return db
    .selectFrom("agency_invites")
    .select(["id", "email", "points"])
    .where("agency_id", "=", agencyId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** The agencies that ask somebody, by their confirmed address. */
export function findOffers(db: Db, userId: string) {
  return selectOffers(db, userId)
    .leftJoin("profiles as p", "p.id", "a.owner_id")
    .select(["i.id", "a.name as agency", "p.full_name as owner", "i.points"])
    .orderBy("i.created_at")
    .orderBy("i.id")
    .execute();
}

function selectOffers(db: Db | Tx, userId: string) {
  return db
    .selectFrom("agency_invites as i")
    .innerJoin("agencies as a", "a.id", "i.agency_id")
    .innerJoin("auth.users as u", "u.email", "i.email")
    .innerJoin("profiles as asks", "asks.id", "a.owner_id")
    .where("asks.status", "=", "active")
    .where("u.id", "=", userId)
    .where("u.email_confirmed_at", "is not", null);
}

/** Takes an offer made to somebody; nothing if it is not theirs. */
export async function takeOffer(tx: Tx, { id, userId }: { id: string; userId: string }) {
  const offer = await selectOffers(tx, userId)
    .select(["i.agency_id as agencyId", "i.points", "a.owner_id as ownerId"])
    .where("i.id", "=", id)
    .executeTakeFirst();
  const taken = await tx
    .deleteFrom("agency_invites")
    .where("id", "=", id)
    .$if(!offer, (query) => query.where(sql<boolean>`false`))
    .returning("id")
    .executeTakeFirst();
  return taken && offer;
}

type NewInvite = { id: string; agencyId: string; email: string; points: number; now: Date };

/** False when the address is asked already. */
export async function insertInvite(
  tx: Tx,
  { id, agencyId, email, points, now }: NewInvite,
): Promise<boolean> {
  const row = await tx
    .insertInto("agency_invites")
    .values({ id, agency_id: agencyId, email, points, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteInvite(
  tx: Tx,
  { id, agencyId }: { id: string; agencyId: string },
): Promise<boolean> {
  const row = await tx
    .deleteFrom("agency_invites")
    .where("id", "=", id)
    .where("agency_id", "=", agencyId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts somebody without an agency into one; false if they have one. */
export async function joinAgency(
  tx: Tx,
  { userId, agencyId, points, now }: { userId: string; agencyId: string; points: number; now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto("profile_details")
    .values({ user_id: userId, agency_id: agencyId, agency_points: points, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ agency_id: agencyId, agency_points: points })
        .where("profile_details.agency_id", "is", null),
    )
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

type Colleague = { userId: string; agencyId: string };

/** Changes what one of an agency's people keeps; nothing if they are not of it. */
export async function updatePoints(tx: Tx, { userId, agencyId, points }: Colleague & { points: number }) {
  const before = await tx
    .selectFrom("profile_details")
    .select("agency_points as points")
    .where("user_id", "=", userId)
    .where("agency_id", "=", agencyId)
    .forUpdate()
    .executeTakeFirst();
  if (before) {
    await tx
      .updateTable("profile_details")
      .set({ agency_points: points })
      .where("user_id", "=", userId)
      .execute();
  }
  return before?.points;
}

/** Takes one of an agency's people out of it; false if they are not of it. */
export async function removeColleague(tx: Tx, { userId, agencyId }: Colleague): Promise<boolean> {
  const row = await tx
    .updateTable("profile_details")
    .set({ agency_id: null, agency_points: 10_000 })
    .where("user_id", "=", userId)
    .where("agency_id", "=", agencyId)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

const SELLERS = ["advisor", "tour_operator"] as const;
type SellerRole = (typeof SELLERS)[number];

/** Whoever sells under an address; nothing for others. */
export async function findAccount(
  tx: Tx,
  email: string,
): Promise<{ id: string; role: SellerRole } | undefined> {
  const row = await tx
    .selectFrom("auth.users as u")
    .innerJoin("user_roles as r", "r.user_id", "u.id")
    .select(["u.id", "r.role"])
    .where("u.email", "=", email)
    .where("r.role", "in", SELLERS)
    .executeTakeFirst();
  return row as { id: string; role: SellerRole } | undefined;
}

export async function findSellerRole(tx: Tx, userId: string): Promise<SellerRole | undefined> {
  const row = await tx
    .selectFrom("user_roles")
    .select("role")
    .where("user_id", "=", userId)
    .where("role", "in", SELLERS)
    .executeTakeFirst();
  return row?.role as SellerRole | undefined;
}

/** What is kept of invitations to an address, and its end. */
export function findInvitesTo(db: Db, userId: string) {
  return selectOffers(db, userId).select(["a.name as agency", "i.points", "i.created_at as since"]).execute();
}

export async function deleteInvitesTo(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom("agency_invites")
    .where("email", "in", (eb) =>
      eb.selectFrom("auth.users").select("email").where("id", "=", userId).$castTo<string>(),
    )
    .execute();
}
