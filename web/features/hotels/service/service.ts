import { useQuery } from "@tanstack/react-query";
import { HotelService } from "#domain/hotels/hotel-service.ts";
import type { HotelsApi } from "#server/hotels/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";

/** What whoever sells a hotel reads of it beside its page. */
export function useHotelService(slug: string) {
  return useQuery({
    queryKey: ["hotels", "service", slug],
    queryFn: async () =>
      HotelService.parse(
        await bodyOf(await memberApi<HotelsApi>().hotels[":slug"].service.$get({ param: { slug } })),
      ),
  });
}
