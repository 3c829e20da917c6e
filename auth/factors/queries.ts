import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { AuthMfaChallengesRow, AuthMfaFactorsRow } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { FactorType } from "./factor-settings.ts";

export type FactorRow = Selectable<AuthMfaFactorsRow>;
export type ChallengeRow = Selectable<AuthMfaChallengesRow>;

type Owned = { userId: string; factorId: string };

/** A factor of this user that is challenged and verified; the recovery codes have calls of their own. */
export function findFactor(db: Db | Tx, { userId, factorId }: Owned): Promise<FactorRow | undefined> {
  return db
    .selectFrom("auth.mfa_factors")
    .selectAll()
    .where("id", "=", factorId)
    .where("user_id", "=", userId)
    .where("factor_type", "<>", "recovery_code")
    .executeTakeFirst();
}

export function findFactorOfType(
  db: Db | Tx,
  { userId, type }: { userId: string; type: FactorType },
): Promise<FactorRow | undefined> {
  return db
    .selectFrom("auth.mfa_factors")
    .selectAll()
    .where("user_id", "=", userId)
    .where("factor_type", "=", type)
    .executeTakeFirst();
}

export function listFactors(db: Db | Tx, userId: string): Promise<FactorRow[]> {
  return db.selectFrom("auth.mfa_factors").selectAll().where("user_id", "=", userId).execute();
}

export async function isCredentialKnown(tx: Tx, credentialId: string): Promise<boolean> {
  const known = await tx
    .selectFrom("auth.mfa_factors")
    .select("id")
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
  return known !== undefined;
}

export async function insertFactor(tx: Tx, factor: Insertable<AuthMfaFactorsRow>): Promise<void> {
  await tx.insertInto("auth.mfa_factors").values(factor).execute();
}

export async function updateFactor(
  tx: Tx,
  { id, changes, now }: { id: string; changes: Updateable<AuthMfaFactorsRow>; now: Date },
): Promise<void> {
  await tx
    .updateTable("auth.mfa_factors")
    .set({ ...changes, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** Takes a time step for good: false when it, or a later one, was taken before (P14). */
export async function takeStep(
  tx: Tx,
  { factorId, step }: { factorId: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("auth.mfa_factors")
    .set({ last_used_step: step })
    .where("id", "=", factorId)
    .where((eb) => eb.or([eb("last_used_step", "is", null), eb("last_used_step", "<", step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteFactor(tx: Tx, { userId, factorId }: Owned): Promise<void> {
  await tx.deleteFrom("auth.mfa_factors").where("id", "=", factorId).where("user_id", "=", userId).execute();
}

/** Forgets enrolments that nobody finished: made before the given moment, with no challenge to answer. */
export async function deleteAbandoned(
  db: Db | Tx,
  { userId, madeBefore, now }: { userId?: string; madeBefore: Date; now: Date },
): Promise<void> {
  await db
    .deleteFrom("auth.mfa_factors as f")
    .where("status", "=", "unverified")
    .where("created_at", "<", madeBefore)
    .$if(userId !== undefined, (query) => query.where("user_id", "=", userId!))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("auth.mfa_challenges as c")
            .select("c.id")
            .whereRef("c.factor_id", "=", "f.id")
            .where("c.expires_at", ">", now),
        ),
      ),
    )
    .execute();
}

/** Unfinished enrolments of one type, all but the one that was just finished. */
export async function deleteUnverified(
  tx: Tx,
  { userId, type, except }: { userId: string; type: string; except: string },
): Promise<void> {
  await tx
    .deleteFrom("auth.mfa_factors")
    .where("user_id", "=", userId)
    .where("factor_type", "=", type)
    .where("status", "=", "unverified")
    .where("id", "<>", except)
    .execute();
}

export async function insertChallenge(tx: Tx, challenge: Insertable<AuthMfaChallengesRow>): Promise<void> {
  await tx.insertInto("auth.mfa_challenges").values(challenge).execute();
}

export function findChallenge(
  tx: Tx,
  { id, factorId }: { id: string; factorId: string },
): Promise<ChallengeRow | undefined> {
  return tx
    .selectFrom("auth.mfa_challenges")
    .selectAll()
    .where("id", "=", id)
    .where("factor_id", "=", factorId)
    .executeTakeFirst();
}

/** Uses a challenge up: of two that answer it at once, one does (P8). */
export async function takeChallenge(tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("auth.mfa_challenges")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countAttempt(tx: Tx, challengeId: string): Promise<void> {
  await tx
    .updateTable("auth.mfa_challenges")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("id", "=", challengeId)
    .execute();
}

export async function deleteChallenge(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("auth.mfa_challenges").where("id", "=", id).execute();
}

/** One more wrong code for a factor; returns how many its owner has against all such factors since the last right one. */
export async function countFailure(
  tx: Tx,
  { userId, factorId, types }: Owned & { types: FactorType[] },
): Promise<number> {
  await tx
    .updateTable("auth.mfa_factors")
    .set((eb) => ({ failed_attempts: eb("failed_attempts", "+", 1) }))
    .where("id", "=", factorId)
    .execute();
  const { total } = await tx
    .selectFrom("auth.mfa_factors")
    .select(sql<number>`sum(failed_attempts)::int`.as("total"))
    .where("user_id", "=", userId)
    .where("factor_type", "in", types)
    .executeTakeFirstOrThrow();
  return total;
}

export async function lockFactors(
  tx: Tx,
  { userId, types, until }: { userId: string; types: FactorType[]; until: Date },
): Promise<void> {
  await tx
    .updateTable("auth.mfa_factors")
    .set({ locked_until: until })
    .where("user_id", "=", userId)
    .where("factor_type", "in", types)
    .execute();
}

/** A right answer forgives the wrong ones. */
export async function clearFailures(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("auth.mfa_factors")
    .set({ failed_attempts: 0, locked_until: null })
    .where("user_id", "=", userId)
    .where("failed_attempts", ">", 0)
    .execute();
}
