import type { Insertable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Db, Tx } from "#platform/database/database.ts";

const COLUMNS = ["id", "code", "training_id", "user_id", "name", "title", "house"] as const;

function selectCertificates(db: Db | Tx) {
  return db
    .selectFrom("certificates")
    .select(COLUMNS)
    .select(["issued_on", "valid_until", "signature", "created_at"]);
}
export type CertificateRow = Awaited<ReturnType<typeof findOwn>>[number];

/** A member's certificates, the newest first. */
export function findOwn(db: Db | Tx, userId: string) {
  return selectCertificates(db)
    .where("user_id", "=", userId)
    .orderBy("issued_on", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export function findByCode(db: Db, code: string) {
  return selectCertificates(db).where("code", "=", code).executeTakeFirst();
}

/** One certificate of a member. */
export function findOne(db: Db, { id, userId }: { id: string; userId: string }) {
  return selectCertificates(db).where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
}

/** Keeps a certificate; false where its code is another's. */
export async function insertCertificate(tx: Tx, row: Insertable<Tables["certificates"]>): Promise<boolean> {
  const made = await tx
    .insertInto("certificates")
    .values(row)
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** The trainings that somebody holds a certificate of on a day. */
export async function findValid(
  db: Db | Tx,
  { userId, today }: { userId: string; today: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom("certificates")
    .select("training_id")
    .where("user_id", "=", userId)
    .where("valid_until", ">=", today)
    .where("training_id", "is not", null)
    .execute();
  return rows.flatMap(({ training_id: id }) => id ?? []);
}

type Span = { today: string; until: string };

/** What ends within some days, can be renewed by a training that is still open, and was not yet. */
export async function findEnding(tx: Tx, { today, until }: Span) {
  const rows = await tx
    .selectFrom("certificates as c")
    .innerJoin("trainings as t", "t.id", "c.training_id")
    .select(["c.id", "c.user_id", "t.id as training_id", "c.valid_until"])
    .where("t.state", "=", "published")
    .where("c.valid_until", ">=", today)
    .where("c.valid_until", "<=", until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("certificates as n")
            .select("n.id")
            .whereRef("n.user_id", "=", "c.user_id")
            .whereRef("n.training_id", "=", "c.training_id")
            .whereRef("n.valid_until", ">", "c.valid_until"),
        ),
      ),
    )
    .orderBy("c.valid_until")
    .orderBy("c.id")
    .execute();
  return rows.map(({ user_id: userId, training_id: trainingId, valid_until: endsOn, id }) => ({
    ...{ certificateId: id, trainingId, userId, endsOn },
  }));
}

/** The name that stands on a member's certificate. */
export async function findName(tx: Tx, userId: string): Promise<string> {
  const row = tx.selectFrom("profiles").select("full_name").where("id", "=", userId);
  return (await row.executeTakeFirstOrThrow()).full_name;
}
