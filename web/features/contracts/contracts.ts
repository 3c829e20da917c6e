import { useQuery } from "@tanstack/react-query";
import {
  ContractList,
  ContractQuery,
  HotelContract,
  type NewContract,
} from "#domain/hotels/contract-versions.ts";
import type { Contract } from "#domain/hotels/contracts.ts";
import type { ContractsApi } from "#server/hotels/contracts/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";

const CONTRACTS = ["contracts"] as const;

/** Hotels and how their contract stands, as an address asks for them. */
export function useContracts(asked: Record<string, string>) {
  const query = ContractQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...CONTRACTS, "list", query],
    read: async (cursor) =>
      ContractList.parse(
        await bodyOf(
          await memberApi<ContractsApi>().contracts.$get({
            query: { ...query, ...(cursor ? { cursor } : {}) },
          }),
        ),
      ),
  });
}

/** A hotel's contract, all its versions. */
export function useContract(hotelId: string) {
  return useQuery({
    queryKey: [...CONTRACTS, "of", hotelId],
    queryFn: async () =>
      HotelContract.parse(
        await bodyOf(await memberApi<ContractsApi>().contracts[":hotelId"].$get({ param: { hotelId } })),
      ),
  });
}

/** Writes the next version. */
export const writeContract: Write<{ hotelId: string; contract: NewContract }, Contract> = {
  send: ({ hotelId, contract }, intent) =>
    memberApi<ContractsApi>().contracts[":hotelId"].$post({ param: { hotelId }, json: contract }, intent),
  changes: [CONTRACTS],
};
