import { randomUUID } from "node:crypto";
import { type NewTaxRate, rateOn, type TaxKind, type TaxRates, taxKinds } from "#domain/payouts/taxes.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { requireSecondFactor } from "../../http/require-second-factor.ts";
import { findTaxRates, insertTaxRate } from "./queries.ts";

async function readRows(db: Db | Tx) {
  return (await findTaxRates(db)).map(({ valid_from, set_at, kind, ...row }) => ({
    ...{ ...row, kind: kind as TaxKind, from: valid_from, at: set_at.toISOString() },
  }));
}

/** What each tax comes to on a day, in basis points; a kind without a rate by then is left out. */
export async function readTaxesOn(db: Db | Tx, day: string): Promise<Partial<Record<TaxKind, number>>> {
  const rows = await readRows(db);
  const held = taxKinds.map((kind) => [kind, rateOn(rows, { kind, day })?.rate] as const);
  return Object.fromEntries(held.filter(([, rate]) => rate !== undefined));
}

type Reading = Pick<Deps, "clock"> & { db: Db | Tx };

/** Every rate that was ever typed, and which hold today. */
export async function listTaxRates({ db, clock }: Reading, actor: Actor): Promise<TaxRates> {
  const rows = await readRows(db);
  const day = houseDay(clock.now());
  const held = new Set(taxKinds.map((kind) => rateOn(rows, { kind, day })?.id));
  return {
    rates: rows.map((row) => ({ ...row, isInForce: held.has(row.id) })),
    canChange: actor.hasUsedFactor === true,
  };
}

type Input = { actor: Actor; rate: NewTaxRate; once: Once };

/** Finance types a rate from a day on, after a second factor; what stood there stays as its history. */
export async function addTaxRate(deps: Deps, { actor, rate: given, once }: Input): Promise<TaxRates> {
  requireSecondFactor(actor);
  return runOnce(deps.db, once, async (tx) => {
    const now = deps.clock.now();
    const before = rateOn(await readRows(tx), { kind: given.kind, day: given.from });
    const { kind, rate, from, source } = given;
    const row = { kind, rate, valid_from: from, source };
    await insertTaxRate(tx, { id: randomUUID(), ...row, set_by: actor.id, set_at: now });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "tax_rate.added", subjectType: "tax_rate", subjectId: kind },
      ...{ before: before && { rate: before.rate, from: before.from }, after: { rate, from, source }, now },
    });
    return listTaxRates({ ...deps, db: tx }, actor);
  });
}
