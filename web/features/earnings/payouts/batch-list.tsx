import type { PayoutBatchSummary } from "#domain/payouts/payouts.ts";
import { batchStates } from "#domain/payouts/states.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatMoney } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import styles from "../earnings.module.css";
import { batchLook } from "./names.ts";
import { useBatches } from "./payouts.ts";

/** Batches of payouts, the latest first; the address says which are shown. */
export function BatchList() {
  const place = useListPlace({
    filters: [
      {
        ...{ name: "state", label: m.earnings_state(), look: "tabs", all: m.payouts_all() },
        values: batchStates.map((value) => ({ value, label: batchLook[value].name() })),
      },
    ],
    sorts: ["createdAt"],
    sortOf: () => "-createdAt",
  });
  return (
    <MemberList
      id="payouts"
      file="/api/admin/payouts"
      caption={m.payouts_title()}
      searchLabel={m.payouts_search()}
      place={place}
      query={useBatches(place.asked)}
      columns={columns()}
      row={{
        id: ({ id }) => id,
        name: ({ reference }) => reference,
        opens: { address: ({ id }) => `/admin/commissions/payouts/${id}` },
      }}
      empty={<EmptyState title={m.payouts_none()} text={m.payouts_none_text()} />}
    />
  );
}

const columns = (): ListColumn<PayoutBatchSummary>[] => [
  { id: "reference", header: m.payouts_batch(), cell: ({ reference }) => <b>{reference}</b> },
  {
    id: "createdAt",
    header: m.payouts_prepared(),
    sort: "createdAt",
    phone: "below",
    cell: ({ createdAt, preparedBy }) => (
      <span className={styles.what}>
        <span>{formatDate(createdAt)}</span>
        <small>{preparedBy}</small>
      </span>
    ),
  },
  {
    id: "payees",
    header: m.payouts_payees(),
    isNumeric: true,
    cell: ({ payees }) => payees,
  },
  {
    id: "gross",
    header: m.payouts_gross(),
    isNumeric: true,
    cell: ({ gross, currency }) => formatMoney(gross, currency),
  },
  {
    id: "net",
    header: m.payouts_net(),
    isNumeric: true,
    phone: "below",
    cell: ({ net }) => formatMoney(net, "BRL"),
  },
  {
    id: "state",
    header: m.earnings_state(),
    phone: "beside",
    cell: ({ state }) => <Badge tone={batchLook[state].tone}>{batchLook[state].name()}</Badge>,
  },
];
