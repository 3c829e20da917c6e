import { useQuery } from "@tanstack/react-query";
import { HotelPeople, HotelPeopleQuery } from "#domain/hotels/hotel-people.ts";
import { type HotelChange, type NewHotel, Register, RegisterQuery } from "#domain/hotels/houses.ts";
import type { MembersApi } from "#server/hotels/members/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";

const REGISTER = ["house-register"] as const;

/** Every hotel and group that an address asks for, page after page. */
export function useRegister(asked: Record<string, string>) {
  const query = RegisterQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...REGISTER, query],
    read: async (cursor) => {
      const page = { ...query, ...(cursor ? { cursor } : {}) };
      return Register.parse(
        await bodyOf(await memberApi<MembersApi>().houses.register.$get({ query: page })),
      );
    },
  });
}

/** Who works for which hotel, as far as an address asks, page after page. */
export function useHotelPeople(asked: Record<string, string>) {
  const query = HotelPeopleQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: ["hotel-people", query],
    read: async (cursor) => {
      const page = { ...query, ...(cursor ? { cursor } : {}) };
      return HotelPeople.parse(
        await bodyOf(await memberApi<MembersApi>().houses.people.$get({ query: page })),
      );
    },
  });
}

/** The groups that a hotel may belong to, by name. */
export function useGroups() {
  return useQuery({
    queryKey: [...REGISTER, "groups"],
    queryFn: async () => {
      const query = { state: "group", limit: "100" } as const;
      return Register.parse(await bodyOf(await memberApi<MembersApi>().houses.register.$get({ query }))).rows;
    },
  });
}

/** Opens a hotel or a group. */
export const createHotel: Write<NewHotel, { id: string }> = {
  send: (json, intent) => memberApi<MembersApi>().houses.$post({ json }, intent),
  changes: [REGISTER],
};

/** Changes what is known of a hotel, shows or hides it. */
export const changeHotel: Write<{ id: string; change: HotelChange }, unknown> = {
  send: ({ id, change }, intent) =>
    memberApi<MembersApi>().houses[":hotelId"].$patch({ param: { hotelId: id }, json: change }, intent),
  changes: [REGISTER],
};
