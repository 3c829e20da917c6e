import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ClientList } from "#domain/clients/clients.ts";
import type { ClientsApi } from "#server/clients/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";

const SHOWN = 100;

/** The clients a journey can be for, by name; of many those that the words find. */
export function useClientNames(q: string) {
  const query = { q, sort: "fullName", limit: String(SHOWN) } as const;
  return useQuery({
    queryKey: ["clients", "names", q],
    queryFn: async () =>
      ClientList.parse(await bodyOf(await memberApi<ClientsApi>().clients.$get({ query }))),
    placeholderData: keepPreviousData,
  });
}
