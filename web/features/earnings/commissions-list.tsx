import type { ReactNode } from "react";
import { latestMonths } from "#domain/accountability/accountability.ts";
import { type CommissionSummary, commissionBoxes, dateKinds } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDays, formatMoney, formatMonth } from "#web/locale/format.ts";
import type { ListAddress } from "#web/session/lists/bring-file.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { commissionWhen } from "./commission-when.tsx";
import styles from "./earnings.module.css";
import { useCommissions, type Whose } from "./earnings.ts";
import { boxNames, stateLook } from "./words.ts";

const MONTHS_AHEAD = 6;
const MONTHS_OFFERED = 24;

const dateNames: Record<(typeof dateKinds)[number], () => string> = {
  due: m.earnings_date_due,
  stay: m.earnings_date_stay,
  arrived: m.earnings_date_arrived,
};

type CommissionsListProps = {
  whose: Whose;
  address: (commission: CommissionSummary) => string;
  onSelected?: (rows: CommissionSummary[]) => ReactNode;
};

/** Commissions by where they stand and by the month of one of their days; the address says what is shown. */
export function CommissionsList({ whose, address, onSelected }: CommissionsListProps) {
  const ahead = new Date();
  ahead.setUTCMonth(ahead.getUTCMonth() + MONTHS_AHEAD, 1);
  const months = latestMonths(ahead.toISOString().slice(0, 10), MONTHS_OFFERED);
  const place = useListPlace({
    filters: [
      {
        ...{ name: "box", label: m.earnings_box(), look: "tabs", all: m.earnings_box_all() },
        values: commissionBoxes.map((value) => ({ value, label: boxNames[value]() })),
      },
      {
        ...{ name: "dateKind", label: m.earnings_date_kind(), look: "select", first: "due" },
        values: dateKinds.map((value) => ({ value, label: dateNames[value]() })),
      },
      {
        ...{ name: "month", label: m.earnings_month(), look: "select", all: m.earnings_month_all() },
        values: months.map((value) => ({ value, label: formatMonth(value) })),
      },
    ],
    sorts: ["dueOn", "checkOut", "amount"],
    sortOf: ({ box }) => (box === "over" ? "-dueOn" : "dueOn"),
  });
  const text = whose.kind === "own" ? m.earnings_none_text() : m.earnings_none_hotel_text();
  return (
    <MemberList
      id={`commissions-${whose.kind}`}
      file={addressOf(whose)}
      caption={m.earnings_caption()}
      searchLabel={m.earnings_search()}
      place={place}
      query={useCommissions(whose, place.asked)}
      columns={columns(whose)}
      row={{ id: ({ id }) => id, name: ({ reference }) => reference, opens: { address } }}
      empty={<EmptyState title={m.earnings_none()} text={text} />}
      {...(onSelected && { onSelected })}
    />
  );
}

function addressOf(whose: Whose): ListAddress {
  if (whose.kind === "hotel") return `/api/houses/${whose.hotelId}/commissions`;
  return whose.kind === "own" ? "/api/commissions" : "/api/admin/commissions";
}

function columns(whose: Whose): ListColumn<CommissionSummary>[] {
  return [
    {
      id: "reference",
      header: m.earnings_reference(),
      isShort: true,
      cell: ({ reference, confirmationNumber }) => (
        <span className={styles.what}>
          <b className={styles.code}>{reference}</b>
          {confirmationNumber && confirmationNumber !== reference && <small>{confirmationNumber}</small>}
        </span>
      ),
    },
    {
      id: "stay",
      header: whose.kind === "hotel" ? m.earnings_seller() : m.earnings_hotel_stay(),
      sort: "checkOut",
      phone: "below",
      cell: ({ hotel, sellerName, initials, checkIn, checkOut }) => (
        <span className={styles.what}>
          <span>{whose.kind === "hotel" ? sellerName : hotel.name}</span>
          <small>{[initials, formatCalendarDays(checkIn, checkOut)].filter(Boolean).join(", ")}</small>
        </span>
      ),
    },
    {
      id: "base",
      header: m.earnings_base(),
      isNumeric: true,
      cell: ({ base, currency }) => formatMoney(base, currency),
    },
    {
      id: "amount",
      header: m.earnings_amount(),
      sort: "amount",
      isNumeric: true,
      phone: "below",
      cell: ({ amount, currency }) => formatMoney(amount, currency),
    },
    {
      id: "state",
      header: m.earnings_state(),
      phone: "beside",
      cell: (commission) => {
        const { name, tone } = stateLook(commission, whose.kind);
        return <Badge tone={tone}>{name}</Badge>;
      },
    },
    {
      id: "when",
      header: m.earnings_when(),
      sort: "dueOn",
      phone: "below",
      cell: commissionWhen,
    },
  ];
}
