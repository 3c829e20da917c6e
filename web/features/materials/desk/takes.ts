import { TakeList, TakeQuery, TakerList, TakerQuery } from "#domain/materials/takes.ts";
import type { MaterialsApi } from "#server/materials/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import { MATERIALS } from "../keys.ts";

type OfHotel = { hotelId: string; asked: Record<string, string> };

/** What was taken of a hotel's, one by one. */
export function useTakes({ hotelId, asked }: OfHotel) {
  const query = TakeQuery.omit({ cursor: true, limit: true }).parse(asked);
  const { takes } = memberApi<MaterialsApi>().houses[":hotelId"].materials;
  return useList({
    queryKey: [...MATERIALS, "takes", hotelId, query],
    read: async (cursor) => {
      const question = { ...query, ...(cursor ? { cursor } : {}) };
      return TakeList.parse(await bodyOf(await takes.$get({ param: { hotelId }, query: question })));
    },
  });
}

/** Who took it, by agency. */
export function useTakers({ hotelId, asked }: OfHotel) {
  const query = TakerQuery.omit({ cursor: true, limit: true }).parse(asked);
  const { takers } = memberApi<MaterialsApi>().houses[":hotelId"].materials;
  return useList({
    queryKey: [...MATERIALS, "takers", hotelId, query],
    read: async (cursor) => {
      const question = { ...query, ...(cursor ? { cursor } : {}) };
      return TakerList.parse(await bodyOf(await takers.$get({ param: { hotelId }, query: question })));
    },
  });
}
