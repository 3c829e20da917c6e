import { Hotel } from "lucide-react";
import type { Role } from "#domain/accounts/roles.ts";
import type { Referral } from "#domain/referrals/referrals.ts";
import { m } from "#messages/messages.js";
import type { ReferralsApi } from "#server/referrals/contract.ts";
import type { SearchSource } from "#web/portal/search/search-source.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { REFERRALS } from "./keys.ts";
import { stateNames } from "./words.ts";

const KEY = [...REFERRALS, "search"];
const isReader = (role: Role) => role !== "hotel";

async function readLatest(role: Role): Promise<Referral[]> {
  const query = { limit: "100" };
  const answer =
    role === "admin"
      ? await memberApi<ReferralsApi>().admin.referrals.$get({ query })
      : await memberApi<ReferralsApi>().referrals.$get({ query });
  return (await bodyOf(answer)).rows;
}

/** Referred hotels by name and place: a member's own, for administrators everybody's. */
export const searchSource: SearchSource = {
  id: "referrals",
  label: m.referrals_admin_menu,
  reads: ({ role }) => (isReader(role) ? [{ queryKey: KEY, queryFn: () => readLatest(role) }] : []),
  find: ({ role, menu, queries }) => {
    if (!isReader(role)) return [];
    return (queries.getQueryData<Referral[]>(KEY) ?? []).map(({ id, name, place, state }) => ({
      ...{ id: `referral-${id}`, label: `${name}, ${place}`, note: stateNames[state].label(), icon: Hotel },
      to: role === "admin" ? `/admin/referrals/${id}` : `${menu.home}/refer-hotel?open=${id}`,
    }));
  },
};
