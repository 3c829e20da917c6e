import type { Currency } from "#domain/money/money.ts";
import type { PayoutDue } from "#domain/payouts/payouts.ts";
import type { Deps } from "../../deps.ts";
import { asksInvoice, reasonOf } from "./prepare-batch.ts";
import { findDue } from "./queries.ts";

type Payee = PayoutDue["currencies"][number]["payees"][number];

/** What could be paid now in each currency, payee by payee, and why some is left out. */
export async function readDue({ db }: Pick<Deps, "db">): Promise<PayoutDue> {
  const currencies = new Map<string, Map<string, Payee>>();
  for (const row of await findDue(db, {})) {
    const payees = currencies.get(row.currency) ?? new Map<string, Payee>();
    const leftOut = reasonOf(row);
    const before = payees.get(row.payee_id) ?? {
      ...{ id: row.payee_id, name: row.payee_name ?? "", amount: 0, count: 0, leftOut },
      needsInvoice: asksInvoice(row),
    };
    payees.set(row.payee_id, {
      ...before,
      amount: before.amount + Number(row.amount),
      count: before.count + 1,
    });
    currencies.set(row.currency, payees);
  }
  return {
    currencies: [...currencies]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([currency, found]) => {
        const payees = [...found.values()].map(owing).sort((a, b) => a.name.localeCompare(b.name));
        return { currency: currency as Currency, ...sumsOf(payees), payees };
      }),
  };
}

/** Who has more to give back than to get is paid nothing until that has turned. */
function owing(payee: Payee): Payee {
  return payee.leftOut === null && payee.amount <= 0 ? { ...payee, leftOut: "owing" } : payee;
}

function sumsOf(payees: readonly Payee[]) {
  const sum = (some: readonly Payee[]) => some.reduce((total, { amount }) => total + amount, 0);
  return { total: sum(payees), ready: sum(payees.filter(({ leftOut }) => leftOut === null)) };
}
