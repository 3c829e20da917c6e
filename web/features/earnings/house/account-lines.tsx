import { Link } from "react-router";
import type { EntryCause, LedgerLine } from "#domain/ledger/books.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatMoney } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import styles from "../earnings.module.css";
import { useAccountLines } from "../earnings.ts";
import { bookMonths } from "./books.tsx";

const causes: Record<EntryCause, () => string> = {
  commission: m.earnings_cause_commission,
  payment: m.earnings_cause_payment,
  payout: m.earnings_cause_payout,
  claim: m.earnings_cause_claim,
  other: m.earnings_cause_other,
};

/** The lines that an account's balance is made of, the latest first, each with what brought it about. */
export function AccountLines({ account }: { account: string }) {
  const place = useListPlace({
    filters: [
      {
        ...{ name: "month", label: m.earnings_month(), look: "select", all: m.earnings_month_all() },
        values: bookMonths(),
      },
    ],
    sorts: ["at"],
    sortOf: () => "-at",
  });
  return (
    <MemberList
      id="account-lines"
      caption={m.earnings_books_lines()}
      searchLabel={m.earnings_books_search()}
      place={place}
      query={useAccountLines(account, place.asked)}
      columns={columns()}
      row={{ id: ({ id }) => String(id), name: ({ reference }) => reference }}
      empty={<EmptyState title={m.earnings_books_lines_none()} />}
      file={`/api/admin/books/${account}/lines`}
    />
  );
}

/** Where what brought a line about can be read. */
function addressOf({ commissionId, batchId }: LedgerLine): string | null {
  if (commissionId) return `/admin/commissions/${commissionId}`;
  return batchId ? `/admin/commissions/payouts/${batchId}` : null;
}

const columns = (): ListColumn<LedgerLine>[] => [
  { id: "at", header: m.earnings_books_day(), sort: "at", cell: ({ at }) => formatDate(at) },
  {
    id: "cause",
    header: m.earnings_books_cause(),
    cell: (line) => {
      const address = addressOf(line);
      const { cause, isReversal, reference } = line;
      return (
        <span className={styles.what}>
          <span>{address ? <Link to={address}>{reference}</Link> : reference}</span>
          <small>
            {causes[cause]()}
            {isReversal && `, ${m.earnings_books_reversed()}`}
          </small>
        </span>
      );
    },
  },
  {
    id: "amount",
    header: m.earnings_books_amount(),
    isNumeric: true,
    phone: "beside",
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
];
