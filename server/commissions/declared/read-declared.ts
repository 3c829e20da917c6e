import type { Declared } from "#domain/commissions/transfers.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Deps } from "../../deps.ts";
import { pathTo } from "../../payouts/papers/path-to.ts";
import { findDeclaration, findOpen } from "./queries.ts";

type Needed = Pick<Deps, "db" | "files" | "clock">;

/** What hotels say they have paid to the house and nobody has found in the bank yet. */
export async function readDeclared(deps: Needed): Promise<Declared> {
  const declarations = new Map<string, Declared["declarations"][number]>();
  for (const row of await findOpen(deps.db)) {
    const { id, hotel_id: hotelId, hotel: name, paid_on: paidOn, reference } = row;
    const known = declarations.get(id) ?? {
      ...{ id, hotel: { id: hotelId, name }, paidOn, reference, declaredAt: row.created_at.toISOString() },
      ...{ proof: pathTo(deps, row.storage_key, reference), rows: [] },
    };
    const currency = row.currency as Currency;
    const number = row.confirmation_number ?? "";
    known.rows.push({ commissionId: row.commission_id, number, currency, amount: Number(row.amount) });
    declarations.set(id, known);
  }
  return { declarations: [...declarations.values()] };
}

/** What a hotel said last of one commission, for whoever may read its proof. */
export async function readLastDeclared(deps: Needed, declarationId: string | null) {
  const found = declarationId ? await findDeclaration(deps.db, declarationId) : undefined;
  if (!found) return null;
  const { paid_on: on, reference, storage_key: key } = found;
  return { on, reference, proof: pathTo(deps, key, reference) };
}
