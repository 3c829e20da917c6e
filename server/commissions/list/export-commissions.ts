import type { CommissionExport } from "#domain/commissions/commissions.ts";
import type { CommissionState } from "#domain/commissions/states.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../deps.ts";
import type { CsvColumn } from "../../http/csv.ts";
import { csvAnswer } from "../../http/csv-answer.ts";
import { csvMoney } from "../../http/csv-money.ts";
import type { CommissionRow, Reader } from "../queries.ts";
import { type CommissionSide, toSummary } from "../to-commission.ts";
import { findAllCommissions } from "./queries.ts";

const stateNames = {
  expected: m.earnings_state_expected,
  confirmed: m.earnings_state_confirmed,
  declared_paid: m.earnings_state_declared_paid,
  settled: m.earnings_state_settled,
  received: m.earnings_state_received,
  approved: m.earnings_state_approved,
  in_payout: m.earnings_state_in_payout,
  paid: m.earnings_state_paid,
  disputed: m.earnings_state_disputed,
  void: m.earnings_state_void,
} satisfies Record<CommissionState, unknown>;

type Asked = { reader: Reader; side: CommissionSide; query: CommissionExport };

/** The commissions that a question leaves, as a file in a language. */
export function exportCommissions(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { reader, side, query }: Asked,
): Response {
  const { language } = query;
  const now = clock.now();
  return csvAnswer({
    ...{ name: m.earnings_file({}, { locale: language }), language },
    columns: columnsIn(language, { side, now }),
    pages: findAllCommissions(db, { reader, now }, query),
  });
}

type Read = { side: CommissionSide; now: Date };

function columnsIn(locale: Language, read: Read): CsvColumn<CommissionRow>[] {
  const heading = (word: (input: object, options: { locale: Language }) => string) => word({}, { locale });
  const money = (amount: number, currency: string) => csvMoney(amount, { currency, locale });
  return [
    { heading: heading(m.earnings_reference), value: ({ reference }) => reference },
    { heading: heading(m.earnings_number), value: (row) => row.confirmation_number },
    { heading: heading(m.earnings_hotel), value: (row) => row.hotel_name },
    { heading: heading(m.earnings_check_in), value: (row) => row.check_in },
    { heading: heading(m.earnings_check_out), value: (row) => row.check_out },
    { heading: heading(m.earnings_currency), value: ({ currency }) => currency },
    { heading: heading(m.earnings_base), value: ({ base, currency }) => money(base, currency) },
    { heading: heading(m.earnings_amount), value: (row) => money(toSummary(row, read).amount, row.currency) },
    { heading: heading(m.earnings_state), value: (row) => heading(stateNames[row.state as CommissionState]) },
    { heading: heading(m.earnings_due), value: (row) => row.due_on },
    { heading: heading(m.earnings_days_late), value: (row) => toSummary(row, read).daysLate || null },
    {
      heading: heading(m.earnings_arrived),
      value: (row) => (row.arrived_at ? houseDay(row.arrived_at) : null),
    },
  ];
}
