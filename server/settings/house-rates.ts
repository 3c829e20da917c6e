import { type HouseRateChange, HouseRates, ratesOn } from "#domain/settings/house-rates.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { holdSettings, selectRates, upsertRate } from "./queries.ts";

/** Every rate that was typed. */
export async function listRates(db: Db | Tx): Promise<HouseRates> {
  const rows = await selectRates(db);
  return HouseRates.parse({
    rates: rows.map(({ set_at, ...row }) => ({ ...row, at: set_at.toISOString() })),
  });
}

/** What currencies are worth in reais on a day of the house. */
export async function readRatesOn(db: Db | Tx, day: string): Promise<Record<string, string>> {
  return ratesOn(await selectRates(db), day);
}

/** Types a rate of a month; who saw an older one is shown what stands there. */
export async function setRate(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, change: { month, currency, rate, version } }: { actor: Actor; change: HouseRateChange },
): Promise<HouseRates> {
  return transact(db, async (tx) => {
    await holdSettings(tx);
    const rows = await selectRates(tx);
    const before = rows.find((row) => row.month === month && row.currency === currency);
    if ((before?.version ?? 0) !== version) throw refuse("conflict", { current: await listRates(tx) });
    const now = clock.now();
    await upsertRate(tx, { month, currency, rate, by: actor.id, now });
    await writeAudit(tx, {
      ...{
        actorId: actor.id,
        action: "rate.changed",
        subjectType: "rate",
        subjectId: `${currency}-${month}`,
      },
      ...{ before: { rate: before?.rate ?? null }, after: { rate }, now },
    });
    return listRates(tx);
  });
}
