import { queryOptions, useQuery } from "@tanstack/react-query";
import { BookingPromises, HotelWord } from "#domain/checkpoints/promises.ts";
import type { CheckpointsApi } from "#server/checkpoints/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";
import { CHECKPOINTS } from "../keys.ts";

/** What a hotel promised for a booking of the reader's, and the guest's link. */
export function promisesQuery(id: string) {
  return queryOptions({
    queryKey: [...CHECKPOINTS, "promises", id],
    queryFn: async () =>
      BookingPromises.parse(
        await bodyOf(await memberApi<CheckpointsApi>().checkpoints.bookings[":id"].$get({ param: { id } })),
      ),
  });
}

/** Makes the guest's link. */
export function makeGuestLink(id: string): Write<null, BookingPromises> {
  return {
    send: (_, intent) =>
      memberApi<CheckpointsApi>().checkpoints.bookings[":id"]["guest-link"].$post({ param: { id } }, intent),
    answers: promisesQuery(id).queryKey,
  };
}

/** Takes it back. */
export function revokeGuestLink(id: string): Write<null, BookingPromises> {
  return {
    send: (_, intent) =>
      memberApi<CheckpointsApi>().checkpoints.bookings[":id"]["guest-link"].$delete(
        { param: { id } },
        intent,
      ),
    answers: promisesQuery(id).queryKey,
  };
}

/** How a hotel keeps its word: one of the collection, or one's own house. */
export function useWord(of: { slug: string } | { hotelId: string }) {
  return useQuery({
    queryKey: [...CHECKPOINTS, "word", of],
    queryFn: async () => {
      const api = memberApi<CheckpointsApi>();
      const answer =
        "slug" in of
          ? await api.hotels[":slug"].word.$get({ param: of })
          : await api.houses[":hotelId"].word.$get({ param: of });
      return HotelWord.parse(await bodyOf(answer));
    },
  });
}
