import { useQuery } from "@tanstack/react-query";
import { AgencyAwaited, type AgencyCommission, AgencyCommissionList } from "#domain/commissions/agency.ts";
import { CommissionQuery, commissionBoxes } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import type { CommissionsApi } from "#server/commissions/contract.ts";
import { formatMoney, formatNumber } from "#web/locale/format.ts";
import { memberApi } from "#web/session/member-api.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import { Badge } from "#web/ui/badge.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { commissionWhen } from "./commission-when.tsx";
import styles from "./earnings.module.css";
import { EARNINGS } from "./keys.ts";
import { boxNames, stateLook } from "./words.ts";

/** What is to come of what each of the agency's people sold; asked only by its owner. */
export function useAwaited(isAsked: boolean) {
  return useQuery({
    queryKey: [...EARNINGS, "agency", "awaited"],
    enabled: isAsked,
    queryFn: async () =>
      AgencyAwaited.parse(await bodyOf(await memberApi<CommissionsApi>().commissions.agency.awaited.$get())),
  });
}

function useAgencyCommissions(asked: Record<string, string>) {
  const query = CommissionQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...EARNINGS, "agency", query],
    read: async (cursor) => {
      const question = { query: { ...query, ...(cursor ? { cursor } : {}) } };
      return AgencyCommissionList.parse(
        await bodyOf(await memberApi<CommissionsApi>().commissions.agency.$get(question)),
      );
    },
  });
}

/** The commissions of an agency, who sold and who gets what. */
export function AgencyCommissions() {
  const place = useListPlace({
    filters: [
      {
        ...{ name: "box", label: m.earnings_box(), look: "tabs", all: m.earnings_box_all() },
        values: commissionBoxes.map((value) => ({ value, label: boxNames[value]() })),
      },
    ],
    sorts: ["dueOn", "checkOut", "amount"],
    sortOf: ({ box }) => (box === "over" ? "-dueOn" : "dueOn"),
  });
  return (
    <MemberList
      id="commissions-agency"
      file="/api/commissions/agency"
      caption={m.agencies_commissions()}
      searchLabel={m.earnings_search()}
      place={place}
      query={useAgencyCommissions(place.asked)}
      columns={columns()}
      row={{ id: ({ id }) => id, name: ({ reference }) => reference }}
      empty={<EmptyState title={m.earnings_none()} text={m.agencies_member_text()} />}
    />
  );
}

function columns(): ListColumn<AgencyCommission>[] {
  return [
    {
      id: "reference",
      header: m.earnings_reference(),
      isShort: true,
      cell: ({ reference, hotel }) => (
        <span className={styles.what}>
          <b>{reference}</b>
          <small>{hotel.name}</small>
        </span>
      ),
    },
    { id: "seller", header: m.agencies_seller(), phone: "below", cell: ({ sellerName }) => sellerName },
    {
      id: "amount",
      header: m.earnings_amount(),
      sort: "amount",
      isNumeric: true,
      phone: "below",
      cell: ({ amount, currency }) => formatMoney(amount, currency),
    },
    {
      id: "split",
      header: m.agencies_split(),
      phone: "below",
      cell: ({ shares, currency }) => (
        <span className={styles.what}>
          {shares.map(({ name, points, amount }) => (
            <small key={name}>
              {name}: {formatNumber(points / 100)}%, {formatMoney(amount, currency)}
            </small>
          ))}
        </span>
      ),
    },
    {
      id: "state",
      header: m.earnings_state(),
      phone: "beside",
      cell: (commission) => {
        const { name, tone } = stateLook(commission);
        return <Badge tone={tone}>{name}</Badge>;
      },
    },
    {
      id: "due",
      header: m.earnings_when(),
      sort: "dueOn",
      phone: "below",
      cell: commissionWhen,
    },
  ];
}
