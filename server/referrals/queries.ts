import { sql } from "kysely";
import type { ReferralQuery, ReferralStep } from "#domain/referrals/referrals.ts";
import { openStates, type ReferralState, referralStates } from "#domain/referrals/states.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

function selectReferrals(db: Db | Tx) {
  return db
    .selectFrom("referrals as r")
    .leftJoin("profiles as p", "p.id", "r.owner_id")
    .select(["r.id", "r.owner_id", "p.full_name as owner", "r.name", "r.place", "r.country", "r.website"])
    .select(["r.host", "r.why", "r.contact", "r.state", "r.claim_ends_at", "r.created_at", "r.version"]);
}
export type ReferralRow = NonNullable<Awaited<ReturnType<typeof findReferral>>>;

const shape: ListShape = {
  key: { by: sql`r.id`, kind: "uuid" },
  sorts: {
    createdAt: { by: sql`r.created_at`, kind: "time" },
    claimEndsAt: { by: sql`r.claim_ends_at`, kind: "time" },
  },
  search: (pattern) => sql`r.search like ${pattern}`,
  filters: { state: (state: ReferralState) => sql`r.state = ${state}` },
  facets: { state: referralStates },
};

type Asked = { query: ReferralQuery; ownerId?: string };

/** Referrals that a question leaves: everybody's, or one owner's. */
export function findReferrals(db: Db, { query, ownerId }: Asked) {
  const base = selectReferrals(db).$if(ownerId !== undefined, (own) =>
    own.where("r.owner_id", "=", ownerId!),
  );
  return readList(db, base, shape, query);
}

/** Some referrals by their ids. */
export function findReferralsById(db: Db, ids: string[]) {
  return selectReferrals(db).where("r.id", "in", ids).execute();
}

type Which = { id: string; ownerId?: string | undefined };

/** One referral; of an owner, only theirs. */
export function findReferral(db: Db | Tx, { id, ownerId }: Which) {
  return selectReferrals(db)
    .where("r.id", "=", id)
    .$if(ownerId !== undefined, (own) => own.where("r.owner_id", "=", ownerId!))
    .executeTakeFirst();
}

/** The histories of some referrals, each in its order. */
export function findSteps(db: Db | Tx, ids: string[]) {
  return db
    .selectFrom("referral_steps as s")
    .innerJoin("referrals as r", "r.id", "s.referral_id")
    .select(["s.referral_id", "s.kind", "s.text", "s.at"])
    .select(sql<boolean>`s.author_id is distinct from r.owner_id`.as("is_of_house"))
    .where("s.referral_id", "in", ids)
    .orderBy("s.seq")
    .execute();
}

/** Holds one referral until the transaction ends, so that notes, moves and the passing of time take turns. */
export function lockReferral(tx: Tx, { id, ownerId }: Which) {
  return tx
    .selectFrom("referrals")
    .select(["id", "owner_id", "name", "state", "claim_ends_at", "version"])
    .where("id", "=", id)
    .$if(ownerId !== undefined, (own) => own.where("owner_id", "=", ownerId!))
    .forUpdate()
    .executeTakeFirst();
}

/** Lets claims be made one after another, so that two people cannot take one hotel at the same moment. */
export async function takeTurn(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('referral claims'))`.execute(tx);
}

type NewRow = {
  id: string;
  ownerId: string;
  name: string;
  place: string;
  country: string;
  website: string | null;
  host: string | null;
  why: string;
  contact: string | null;
  claimEndsAt: Date;
  now: Date;
};

/** Keeps a new referral with the first line of its history. */
export async function insertReferral(tx: Tx, { ownerId, claimEndsAt, now, ...row }: NewRow): Promise<void> {
  const rest = { owner_id: ownerId, state: "sent", claim_ends_at: claimEndsAt };
  await tx
    .insertInto("referrals")
    .values({ ...row, ...rest, created_at: now, moved_at: now })
    .execute();
  await insertStep(tx, { referralId: row.id, kind: "sent", text: null, authorId: ownerId, now });
}

type NewStep = {
  referralId: string;
  kind: ReferralStep["kind"];
  text: string | null;
  authorId: string | null;
  now: Date;
};

/** Adds a line to the history of a referral. */
export async function insertStep(tx: Tx, { referralId, kind, text, authorId, now }: NewStep): Promise<void> {
  const row = { referral_id: referralId, kind, text, author_id: authorId, at: now };
  await tx.insertInto("referral_steps").values(row).execute();
}

/** Moves a referral on; what happens keeps the hotel for longer. */
export async function updateState(
  tx: Tx,
  { id, state, claimEndsAt, now }: { id: string; state: ReferralState; claimEndsAt: Date; now: Date },
): Promise<void> {
  await tx
    .updateTable("referrals")
    .set((eb) => ({ state, claim_ends_at: claimEndsAt, moved_at: now, version: eb("version", "+", 1) }))
    .set({ is_claim_over: false })
    .where("id", "=", id)
    .execute();
}

/** Keeps the hotel for longer. */
export async function renewClaim(tx: Tx, { id, claimEndsAt }: { id: string; claimEndsAt: Date }) {
  await tx
    .updateTable("referrals")
    .set({ claim_ends_at: claimEndsAt, is_claim_over: false })
    .where("id", "=", id)
    .execute();
}

/** Open claims that end before a day and about whose end nothing was said, held until the transaction ends. */
export function findEnding(tx: Tx, before: Date) {
  return tx
    .selectFrom("referrals")
    .select(["id", "owner_id", "claim_ends_at"])
    .where("state", "in", openStates)
    .where("claim_ends_at", "<=", before)
    .where("is_claim_over", "=", false)
    .orderBy("claim_ends_at")
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Marks a claim as over. */
export async function endClaim(tx: Tx, id: string): Promise<void> {
  await tx.updateTable("referrals").set({ is_claim_over: true }).where("id", "=", id).execute();
}

/** Where a referral's owner reads of it. */
export function findOwner(tx: Tx, id: string) {
  return tx
    .selectFrom("referrals as r")
    .innerJoin("user_roles as u", "u.user_id", "r.owner_id")
    .select(["r.name", "u.user_id as userId", "u.role"])
    .where("r.id", "=", id)
    .where("u.role", "in", ["advisor", "tour_operator"])
    .executeTakeFirst();
}

/** What one person referred and wrote about it. */
export async function findAllOf(db: Db | Tx, userId: string) {
  const referred = await db
    .selectFrom("referrals")
    .select(["name", "place", "country", "website", "why", "contact", "state", "claim_ends_at", "created_at"])
    .where("owner_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const said = await db
    .selectFrom("referral_steps")
    .select(["kind", "text", "at"])
    .where("author_id", "=", userId)
    .where("kind", "=", "note")
    .orderBy("seq")
    .execute();
  return { referred, said };
}

/** Lets go of a person's claims, of whom they named and of what they wrote later. */
export async function letGoOf(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await tx.deleteFrom("referral_steps").where("author_id", "=", userId).where("kind", "=", "note").execute();
  await tx
    .updateTable("referrals")
    .set({ contact: null, is_claim_over: true })
    .set({ claim_ends_at: sql<Date>`least(claim_ends_at, ${now}::timestamptz)` })
    .where("owner_id", "=", userId)
    .execute();
}
