import { useInfiniteQuery } from "@tanstack/react-query";
import { type HotelChange, type NewHotel, Register, type RegisterFilter } from "#domain/hotels/houses.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";

const REGISTER = ["house-register"] as const;

/** Every hotel and group that an address asks for, page after page. */
export function useRegister({ q, state }: Pick<RegisterFilter, "q" | "state">) {
  return useInfiniteQuery({
    queryKey: [...REGISTER, q, state],
    queryFn: async ({ pageParam }) => {
      const query = { q, state, ...(pageParam && { after: pageParam }) };
      return Register.parse(await bodyOf(await memberApi().houses.register.$get({ query })));
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
}

/** Opens a hotel or a group. */
export const createHotel: Write<NewHotel, { id: string }> = {
  send: (json, intent) => memberApi().houses.$post({ json }, intent),
  changes: [REGISTER],
};

/** Renames, moves, shows or hides a hotel. */
export const changeHotel: Write<{ id: string; change: HotelChange }, unknown> = {
  send: ({ id, change }, intent) =>
    memberApi().houses[":hotelId"].$patch({ param: { hotelId: id }, json: change }, intent),
  changes: [REGISTER],
};
