import { sql } from "kysely";
import type { Db, Tx } from "#platform/database/database.ts";

/** Every setting that was ever set. */
export function selectSettings(db: Db | Tx) {
  return db.selectFrom("settings").select(["key", "value"]).execute();
}

/** Sets one, over what stood there. */
export async function upsertSetting(
  tx: Tx,
  { key, value, now }: { key: string; value: unknown; now: Date },
): Promise<void> {
  const set = { value: JSON.stringify(value), updated_at: now };
  await tx
    .insertInto("settings")
    .values({ key, ...set })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({ ...set, version: eb("settings.version", "+", 1) })),
    )
    .execute();
}

/** How often anything was set: grows with every change. */
export async function sumVersions(db: Db | Tx): Promise<number> {
  const row = await db
    .selectFrom("settings")
    .select(({ fn }) => fn.sum<string>("version").as("version"))
    .executeTakeFirst();
  return Number(row?.version ?? 0);
}

/** One change of the settings or rates at a time. */
export async function holdSettings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(726533)`.execute(tx);
}

/** Every rate, the latest month first. */
export function selectRates(db: Db | Tx) {
  return db
    .selectFrom("house_rates as r")
    .leftJoin("profiles as p", "p.id", "r.set_by")
    .select([
      sql<string>`to_char(r.month, 'YYYY-MM')`.as("month"),
      "r.currency",
      "r.rate",
      "r.version",
      "r.set_at",
    ])
    .select("p.full_name as by")
    .orderBy("r.month", "desc")
    .orderBy("r.currency")
    .limit(500)
    .execute();
}

type NewRate = { month: string; currency: string; rate: string; by: string; now: Date };

export async function upsertRate(tx: Tx, { month, currency, rate, by, now }: NewRate): Promise<void> {
  const set = { rate, set_by: by, set_at: now };
  await tx
    .insertInto("house_rates")
    .values({ month: sql<string>`${`${month}-01`}::date` as never, currency, ...set })
    .onConflict((conflict) =>
      conflict
        .columns(["currency", "month"])
        .doUpdateSet((eb) => ({ ...set, version: eb("house_rates.version", "+", 1) })),
    )
    .execute();
}

export async function deleteRate(
  tx: Tx,
  { month, currency }: { month: string; currency: string },
): Promise<void> {
  await tx
    .deleteFrom("house_rates")
    .where("currency", "=", currency)
    .where(sql<boolean>`to_char(month, 'YYYY-MM') = ${month}`)
    .execute();
}

type PlantedRate = { month: string; currency: string; rate: string; set_at: Date };

/** Types rates where none stands. */
export async function insertRates(db: Db, rates: PlantedRate[]): Promise<void> {
  await db
    .insertInto("house_rates")
    .values(rates.map(({ month, ...rate }) => ({ ...rate, month: sql<string>`${month}::date` as never })))
    .onConflict((conflict) => conflict.columns(["currency", "month"]).doNothing())
    .execute();
}
