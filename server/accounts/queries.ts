import type { Role } from "#domain/accounts/roles.ts";
import type { AccountStatus } from "#domain/accounts/status.ts";
import type { Db, Tx } from "#platform/database/database.ts";

type NewProfile = { id: string; fullName: string; language: string; selectedRole: Role | null; now: Date };

/** Writes the profile of an account that waits for approval; one that somebody decided on is left as it is. */
export async function putPendingProfile(db: Db | Tx, profile: NewProfile): Promise<void> {
  const { id, fullName, language, selectedRole, now } = profile;
  await db
    .insertInto("profiles")
    .values({
      id,
      full_name: fullName,
      preferred_language: language,
      selected_role: selectedRole,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({
          full_name: fullName,
          preferred_language: language,
          selected_role: selectedRole,
          updated_at: now,
        })
        .where("profiles.status", "=", "pending"),
    )
    .execute();
}

function selectStanding(db: Db | Tx, id: string) {
  return db
    .selectFrom("profiles")
    .leftJoin("user_roles", "user_roles.user_id", "profiles.id")
    .select(["profiles.status", "profiles.selected_role", "user_roles.role"])
    .where("profiles.id", "=", id);
}

/** The status and granted role of one person, if they have a profile. */
export async function findStanding(db: Db | Tx, id: string) {
  return selectStanding(db, id).executeTakeFirst();
}

/** The same of who speaks from a session, with how far it was lifted and whether they have a second factor. */
export async function findSpeaker(db: Db | Tx, { id, sessionId }: { id: string; sessionId: string }) {
  return selectStanding(db, id)
    .leftJoin("auth.sessions as session", (join) =>
      join.on("session.id", "=", sessionId).onRef("session.user_id", "=", "profiles.id"),
    )
    .select(({ exists, selectFrom }) => [
      "session.aal",
      exists(
        selectFrom("auth.mfa_factors as factor")
          .select("factor.id")
          .whereRef("factor.user_id", "=", "profiles.id")
          .where("factor.status", "=", "verified"),
      ).as("has_factor"),
    ])
    .executeTakeFirst();
}

/** Keeps when somebody came, where that was before their account was made here. */
export async function setJoined(tx: Tx, { id, at }: { id: string; at: Date }): Promise<void> {
  await tx.updateTable("profiles").set({ created_at: at }).where("id", "=", id).execute();
}

type StatusChange = { id: string; status: AccountStatus; reason: string | null; now: Date };

export async function updateStatus(db: Db | Tx, { id, status, reason, now }: StatusChange): Promise<void> {
  await db
    .updateTable("profiles")
    .set((eb) => ({ status, status_reason: reason, updated_at: now, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function upsertRole(
  db: Db | Tx,
  { id, role, now }: { id: string; role: Role; now: Date },
): Promise<void> {
  await db
    .insertInto("user_roles")
    .values({ user_id: id, role, created_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ role }))
    .execute();
}

/** Everybody whose mail is at a domain. */
export async function findIdsAt(db: Db | Tx, domain: string): Promise<string[]> {
  const rows = await db.selectFrom("auth.users").select("id").where("email", "like", `%@${domain}`).execute();
  return rows.map(({ id }) => id);
}

export async function deleteProfile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("profiles").where("id", "=", id).execute();
}

type AccountChanges = {
  id: string;
  changes: { fullName?: string; preferredLanguage?: string; avatarUrl?: string | null };
  now: Date;
};

/** Writes what the house shows of one person. */
export async function updateAccount(db: Db | Tx, { id, changes, now }: AccountChanges): Promise<void> {
  const { fullName, preferredLanguage, avatarUrl } = changes;
  await db
    .updateTable("profiles")
    .set({
      ...(fullName !== undefined && { full_name: fullName }),
      ...(preferredLanguage !== undefined && { preferred_language: preferredLanguage }),
      ...(avatarUrl !== undefined && { avatar_url: avatarUrl }),
      updated_at: now,
    })
    .where("id", "=", id)
    .execute();
}

/** The active administrators, held to the transaction's end so that two cannot leave at once. */
export async function holdAdministrators(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom("user_roles")
    .innerJoin("profiles", "profiles.id", "user_roles.user_id")
    .select("user_roles.user_id as id")
    .where("user_roles.role", "=", "admin")
    .where("profiles.status", "=", "active")
    .orderBy("user_roles.user_id")
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

type Climber = "advisor" | "tour_operator";
type TierRow = { id: string; ladder_id: string; tier_name: string; required_reputation_score: number };
type LadderRow = { id: string; role: Climber; version: number; valid_from: Date; published_at: Date };

/** Adds the first ladders if there are none at all. */
export async function insertLadders(
  db: Db | Tx,
  { ladders, tiers }: { ladders: LadderRow[]; tiers: TierRow[] },
): Promise<void> {
  const kept = await db
    .insertInto("tier_ladders")
    .values(ladders)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  const ids = new Set(kept.map(({ id }) => id));
  const missing = tiers.filter(({ ladder_id: id }) => ids.has(id));
  if (missing.length > 0) await db.insertInto("advisor_tiers").values(missing).execute();
}

/** The ladder of a role at an instant, lowest tier first. */
export async function readTiers(
  db: Db | Tx,
  { role, at }: { role: string; at: Date },
): Promise<{ id: string; name: string; score: number }[]> {
  return db
    .selectFrom("advisor_tiers")
    .select(["id", "tier_name as name", "required_reputation_score as score"])
    .where("ladder_id", "=", (eb) =>
      eb
        .selectFrom("tier_ladders")
        .select("tier_ladders.id")
        .where("role", "=", role)
        .where("valid_from", "<=", at)
        .orderBy("valid_from", "desc")
        .limit(1),
    )
    .orderBy("required_reputation_score")
    .execute();
}

/** The tier that a person has by its name, whatever ladder it is of. */
export async function findTierOf(db: Db | Tx, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("travel_advisors")
    .innerJoin("advisor_tiers", "advisor_tiers.id", "travel_advisors.advisor_tier_id")
    .select("tier_name")
    .where("user_id", "=", id)
    .executeTakeFirst();
  return row?.tier_name;
}

type NewAdvisor = { id: string; tierId: string; score: number; requirements: object | null };

/** Puts a person on the ladder of their role with their score; who stands on one already keeps their score. */
export async function putAdvisor(
  db: Db | Tx,
  { id, tierId, score, requirements }: NewAdvisor,
): Promise<boolean> {
  await db
    .insertInto("travel_advisors")
    .values({ user_id: id, advisor_tier_id: tierId })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ advisor_tier_id: tierId }))
    .execute();
  const next = requirements && JSON.stringify(requirements);
  const row = { advisor_id: id, reputation_score: score, next_tier_requirements: next };
  const added = await db
    .insertInto("advisor_reputation")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("advisor_id")
    .executeTakeFirst();
  if (!added) {
    await db
      .updateTable("advisor_reputation")
      .set({ next_tier_requirements: next })
      .where("advisor_id", "=", id)
      .execute();
  }
  return added !== undefined;
}

/** Points that a person brings along stand first in their statement. */
export async function insertOpening(
  db: Db | Tx,
  { id, userId, points, at }: { id: string; userId: string; points: number; at: Date },
): Promise<void> {
  await db
    .insertInto("reputation_events")
    .values({
      ...{ id, user_id: userId, kind: "opening", rule_key: "opening", cause: userId },
      ...{ asked: points, points, at },
    })
    .execute();
}

/** One person with everything the header shows, in one read. */
export async function findMe(db: Db | Tx, id: string) {
  return db
    .selectFrom("profiles")
    .leftJoin("user_roles", "user_roles.user_id", "profiles.id")
    .leftJoin("travel_advisors", "travel_advisors.user_id", "profiles.id")
    .leftJoin("advisor_tiers", "advisor_tiers.id", "travel_advisors.advisor_tier_id")
    .leftJoin("advisor_reputation", "advisor_reputation.advisor_id", "profiles.id")
    .select([
      "profiles.status",
      "profiles.full_name",
      "profiles.preferred_language",
      "profiles.avatar_url",
      "profiles.selected_role",
      "user_roles.role",
      "advisor_tiers.tier_name",
      "advisor_reputation.reputation_score",
      "advisor_reputation.next_tier_requirements",
    ])
    .where("profiles.id", "=", id)
    .executeTakeFirst();
}
