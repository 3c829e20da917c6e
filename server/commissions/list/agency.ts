import type { AgencyAwaited, AgencyCommission } from "#domain/commissions/agency.ts";
import type { CommissionQuery } from "#domain/commissions/commissions.ts";
import { type CommissionState, isAwaited } from "#domain/commissions/states.ts";
import type { Currency } from "#domain/money/money.ts";
import { findOwned } from "../../agencies/find-owned.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { toSummary } from "../to-commission.ts";
import { findCommissions, findSharesOf, sumOfAgency } from "./queries.ts";

type Tools = Pick<Deps, "db" | "clock">;

/** The commissions of the agency that somebody owns, whole, with who gets what; who owns none finds nothing. */
export async function listForAgency(
  { db, clock }: Tools,
  { actorId, query }: { actorId: string; query: CommissionQuery },
) {
  const agencyId = await requireOwned(db, actorId);
  const now = clock.now();
  const { rows, ...list } = await findCommissions(db, { reader: { agencyId }, now }, query);
  const shares = await findSharesOf(
    db,
    rows.map(({ id }) => id),
  );
  const whole = rows.map((row): AgencyCommission => {
    const own = shares.filter(({ commissionId }) => commissionId === row.id);
    const amount = row.hotel_line + row.house_line;
    const partial = own.reduce((sum, { came }) => sum + Number(came), 0);
    const outstanding = isAwaited(row.state as CommissionState) ? amount - partial : 0;
    return {
      ...{ ...toSummary(row, { side: "payee", now }), amount, partial, outstanding },
      shares: own.map((share) => ({ name: share.name ?? "", points: share.points, amount: share.amount })),
    };
  });
  return { ...list, rows: whole };
}

/** What is still to come of what each of the agency's people sold. */
export async function readAwaited({ db }: Pick<Deps, "db">, actorId: string): Promise<AgencyAwaited> {
  const rows = await sumOfAgency(db, await requireOwned(db, actorId));
  return {
    people: rows.map(({ userId, currency, amount, count }) => ({
      ...{ userId: userId ?? "", currency: currency as Currency, amount: Number(amount), count },
    })),
  };
}

async function requireOwned(db: Tools["db"], actorId: string): Promise<string> {
  const agencyId = await findOwned(db, actorId);
  if (!agencyId) throw refuse("not_found");
  return agencyId;
}
