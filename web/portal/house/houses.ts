import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { Houses } from "#domain/hotels/houses.ts";
import type { HousesApi } from "#server/hotels/houses/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";

/** How the hotels the reader works for are read. */
export const housesReading = {
  queryKey: ["houses"],
  queryFn: async () => {
    // The frames of all portals name this reading; only a hotel's asks, and fetches the shape meanwhile.
    const [shapes, answer] = await Promise.all([
      import("#domain/hotels/houses.ts"),
      memberApi<HousesApi>().houses.$get(),
    ]);
    return shapes.Houses.parse(await bodyOf(answer));
  },
};

/** The hotels the reader works for. */
export function useHouses({ isAsked = true } = {}) {
  return useQuery({ enabled: isAsked, ...housesReading });
}

/** Those of them that have been read. */
export function knownHouses(queries: QueryClient): Houses["houses"] {
  return queries.getQueryData<Houses>(housesReading.queryKey)?.houses ?? [];
}

/** The address of a house in the hotel's portal. */
export function houseAddress(slug: string, tab = ""): string {
  return `/hotel-portal/houses/${slug}${tab && `/${tab}`}`;
}
