import { useQuery } from "@tanstack/react-query";
import type { Currency } from "#domain/money/money.ts";
import type { ContractsApi } from "#server/hotels/contracts/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";

/** Every hotel that is booked, by name, with the currency of its contract, for administrators to choose from. */
export function useHotelChoices() {
  return useQuery({
    queryKey: ["hotel-choices"],
    queryFn: async () => {
      const choices: { value: string; label: string; currency: Currency | null }[] = [];
      let cursor: string | null | undefined;
      do {
        const query = { limit: "100", ...(cursor ? { cursor } : {}) };
        const page = await bodyOf(await memberApi<ContractsApi>().contracts.$get({ query }));
        choices.push(
          ...page.rows.map(({ hotelId, hotelName, currency }) => ({
            ...{ value: hotelId, label: hotelName, currency },
          })),
        );
        cursor = page.nextCursor;
      } while (cursor);
      return choices;
    },
  });
}
