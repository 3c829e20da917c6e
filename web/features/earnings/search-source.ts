import { Wallet } from "lucide-react";
import { homeOf } from "#domain/accounts/homes.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { CommissionList, type CommissionSummary } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import type { CommissionsApi } from "#server/commissions/contract.ts";
import { formatMoney } from "#web/locale/format.ts";
import type { SearchEntry, SearchSource } from "#web/portal/search/search-source.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { EARNINGS } from "./keys.ts";
import { stateLook } from "./words.ts";

const LATEST = "100";
const isSeller = (role: Role) => role === "advisor" || role === "tour_operator";
const latest = {
  queryKey: [...EARNINGS, "search"],
  queryFn: async () => {
    const query = { q: "", sort: "-dueOn", limit: LATEST } as const;
    return CommissionList.parse(await bodyOf(await memberApi<CommissionsApi>().commissions.$get({ query })))
      .rows;
  },
};

/** Commissions by code, hotel and confirmation number, and the desks of those who settle them. */
export const searchSource: SearchSource = {
  id: "earnings",
  label: m.menu_earnings,
  reads: ({ role }) => (isSeller(role) ? [latest] : []),
  find: ({ role, queries }) => {
    if (role === "admin") return desks();
    if (!isSeller(role)) return [];
    const rows = queries.getQueryData<CommissionSummary[]>(latest.queryKey) ?? [];
    return rows.map(({ id, reference, hotel, confirmationNumber, amount, currency, ...of }) => ({
      ...{ id: `commission-${id}`, label: `${reference}, ${hotel.name}`, icon: Wallet },
      note: [confirmationNumber, formatMoney(amount, currency), stateLook(of).name]
        .filter(Boolean)
        .join(", "),
      to: `${homeOf[role]}/earnings/${id}`,
    }));
  },
};

function desks(): SearchEntry[] {
  const home = `${homeOf.admin}/commissions`;
  return [
    { id: "payouts", label: m.payouts_title(), icon: Wallet, to: `${home}/payouts` },
    { id: "books", label: m.earnings_books(), icon: Wallet, to: `${home}/books` },
  ];
}
