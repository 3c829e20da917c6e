import { type HotelChange, type NewHotel, Register, type RegisterQuery } from "#domain/hotels/houses.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";

const REGISTER = ["house-register"] as const;

/** Every hotel and group that an address asks for, page after page. */
export function useRegister({ q, state }: Pick<RegisterQuery, "q" | "state">) {
  const query = { q, ...(state ? { state } : {}) };
  return useList({
    queryKey: [...REGISTER, query],
    read: async (cursor) => {
      const asked = { ...query, ...(cursor ? { cursor } : {}) };
      return Register.parse(await bodyOf(await memberApi().houses.register.$get({ query: asked })));
    },
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
