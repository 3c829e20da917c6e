import { Lightbulb } from "lucide-react";
import type { Role } from "#domain/accounts/roles.ts";
import type { FeatureRequest } from "#domain/requests/requests.ts";
import { m } from "#messages/messages.js";
import type { RequestsApi } from "#server/requests/contract.ts";
import type { SearchSource } from "#web/portal/search/search-source.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { REQUESTS } from "./requests.ts";
import { stateNames } from "./state-names.ts";

const KEY = [...REQUESTS, "search"];
/** Where each role reads what was asked for; a hotel has no part in it. */
const homes: Partial<Record<Role, string>> = {
  advisor: "feature-requests",
  tour_operator: "feature-requests",
  admin: "suggestions",
};

async function readMostWanted(): Promise<FeatureRequest[]> {
  return (await bodyOf(await memberApi<RequestsApi>().requests.$get({ query: { limit: "100" } }))).rows;
}

/** What members asked for, by its title. */
export const searchSource: SearchSource = {
  id: "requests",
  label: m.requests_admin_menu,
  reads: ({ role }) => (homes[role] ? [{ queryKey: KEY, queryFn: readMostWanted }] : []),
  find: ({ role, menu, queries }) => {
    const home = homes[role];
    if (!home) return [];
    return (queries.getQueryData<FeatureRequest[]>(KEY) ?? []).map(({ id, title, state }) => ({
      ...{ id: `request-${id}`, label: title, note: stateNames[state].label(), icon: Lightbulb },
      to: `${menu.home}/${home}?open=${id}`,
    }));
  },
};
