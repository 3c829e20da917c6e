import { AskingTerms, ContractList, HotelContract } from "#domain/hotels/contract-versions.ts";
import { Contract } from "#domain/hotels/contracts.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { contractsContract } from "./contract.ts";
import { listContracts } from "./list-contracts.ts";
import { readBookingTerms } from "./read-booking-terms.ts";
import { readContract } from "./read-contract.ts";
import { writeContract } from "./write-contract.ts";

/** Contracts: written by administrators, read by their hotel, and as far as they concern a booking by sellers. */
export function contractsRoutes(deps: Deps) {
  const { list, read, write, terms } = contractsContract;

  return createApi(deps)
    .openapi(list, async (context) =>
      context.json(ContractList.parse(await listContracts(deps, context.req.valid("query"))), 200),
    )
    .openapi(read, async (context) => {
      const { hotelId } = context.req.valid("param");
      const contract = await readContract(deps, { actor: context.var.actor, hotelId });
      return context.json(HotelContract.parse(contract), 200);
    })
    .openapi(write, async (context) => {
      const written = await writeContract(deps, {
        actor: context.var.actor,
        hotelId: context.req.valid("param").hotelId,
        contract: context.req.valid("json"),
        once: onceOf(context),
      });
      return context.json(Contract.parse(written), 201);
    })
    .openapi(terms, async (context) => {
      const { hotelId } = context.req.valid("param");
      const { on } = context.req.valid("query");
      return context.json(AskingTerms.parse(await readBookingTerms(deps, { hotelId, on })), 200);
    });
}
