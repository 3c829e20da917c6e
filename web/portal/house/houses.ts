import { useQuery } from "@tanstack/react-query";
import { Houses } from "#domain/hotels/houses.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";

/** The hotels the reader works for. */
export function useHouses({ isAsked = true } = {}) {
  return useQuery({
    enabled: isAsked,
    queryKey: ["houses"],
    queryFn: async () => Houses.parse(await bodyOf(await memberApi().houses.$get())),
  });
}

/** The address of a house in the hotel's portal. */
export function houseAddress(slug: string, tab = ""): string {
  return `/hotel-portal/houses/${slug}${tab && `/${tab}`}`;
}
