import { useQuery } from "@tanstack/react-query";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";

/** The hotels the reader works for. */
export function useOwnHotels() {
  return useQuery({
    queryKey: ["houses", "of-materials"],
    queryFn: async () => (await bodyOf(await memberApi().houses.$get())).houses,
  });
}
