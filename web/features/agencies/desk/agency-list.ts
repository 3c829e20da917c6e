import { useQuery } from "@tanstack/react-query";
import { AgencyList, AgencyPeople, AgencyQuery } from "#domain/agencies/agency-list.ts";
import type { AgenciesApi } from "#server/agencies/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";

const api = () => memberApi<AgenciesApi>().admin.agencies;

/** The agencies that an address asks for. */
export function useAgencies(asked: Record<string, string>) {
  const query = AgencyQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: ["agency-list", query],
    read: async (cursor) =>
      AgencyList.parse(
        await bodyOf(await api().$get({ query: { ...query, ...(cursor ? { cursor } : {}) } })),
      ),
  });
}

/** Who works in one. */
export function useAgencyPeople(id: string) {
  return useQuery({
    queryKey: ["agency-list", "people", id],
    queryFn: async () => AgencyPeople.parse(await bodyOf(await api()[":id"].$get({ param: { id } }))),
  });
}
