import type { Currency } from "#domain/money/money.ts";
import type { Invoice, Regime } from "#domain/payouts/invoices.ts";
import type { Deps } from "../../deps.ts";
import { pathTo } from "./path-to.ts";
import type { InvoiceRow } from "./queries.ts";

/** An invoice as its payee and finance read it. */
export function toInvoice(deps: Pick<Deps, "files" | "clock">, row: InvoiceRow): Invoice {
  const { regime, city, service_code: serviceCode, competence, iss, other, other_word: otherWord } = row;
  return {
    ...{ id: row.id, number: row.number ?? "", currency: row.currency as Currency, amount: row.amount },
    ...{ path: pathTo(deps, row.storage_key, `nf-${row.number ?? "0"}`), isUsed: row.is_used },
    details: regime
      ? {
          taker: { name: row.taker_name ?? "", cnpj: row.taker_cnpj ?? "" },
          ...{ city: city ?? "", serviceCode: serviceCode ?? "", competence: competence ?? "" },
          ...{ regime: regime as Regime, iss, other, otherWord },
        }
      : null,
  };
}
