import { queryOptions, useQuery } from "@tanstack/react-query";
import { KeptSheet, type SheetEdit } from "#domain/hotels/sheets.ts";
import type { HousesApi } from "#server/hotels/houses/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";

const sheet = () => memberApi<HousesApi>().houses[":hotelId"].sheet;

const sheetOf = (hotelId: string) =>
  queryOptions({
    queryKey: ["houses", hotelId, "sheet"],
    queryFn: async () => KeptSheet.parse(await bodyOf(await sheet().$get({ param: { hotelId } }))),
  });

/** The seasons, perks and contacts that a hotel keeps. */
export function useSheet(hotelId: string) {
  return useQuery(sheetOf(hotelId));
}

/** Keeps a hotel's sheet; after a refusal it is read again, so that the next try begins with what is there. */
export const saveSheet = (hotelId: string): Write<SheetEdit, KeptSheet> => ({
  send: (json, intent) => sheet().$put({ param: { hotelId }, json }, intent),
  answers: sheetOf(hotelId).queryKey,
  changes: [["houses", hotelId]],
});
