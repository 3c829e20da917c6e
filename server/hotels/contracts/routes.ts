import { z } from "zod";
import {
  AskingTerms,
  ContractList,
  ContractQuery,
  HotelContract,
  NewContract,
} from "#domain/hotels/contract-versions.ts";
import { Contract } from "#domain/hotels/contracts.ts";
import { GivenDay } from "#domain/text.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { fileOf } from "../../http/files/list-file.ts";
import { onceOf } from "../../http/once.ts";
import { listContracts } from "./list-contracts.ts";
import { readBookingTerms } from "./read-booking-terms.ts";
import { readContract } from "./read-contract.ts";
import { writeContract } from "./write-contract.ts";

const OfHotel = z.object({ hotelId: z.uuid() });
const tags = ["contracts"];

/** Contracts: written by administrators, read by their hotel, and as far as they concern a booking by sellers. */
export function contractsRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    method: "get",
    path: "/api/contracts",
    tags,
    summary: "Hotels with the newest version of their contract",
    access: ["admin"],
    request: { query: ContractQuery },
    responses: { 200: jsonAnswer(ContractList, "The hotels that the question leaves") },
    file: fileOf("contracts", ContractList, [
      "hotelName",
      "state",
      "version",
      "startsOn",
      "endsOn",
      "currency",
    ]),
  });
  const read = declareRoute(deps, {
    method: "get",
    path: "/api/contracts/{hotelId}",
    tags,
    summary: "A hotel's contract, all versions with what each changed",
    access: ["admin", "hotel"],
    request: { params: OfHotel },
    responses: { 200: jsonAnswer(HotelContract, "The contract") },
  });
  const write = declareRoute(deps, {
    method: "post",
    path: "/api/contracts/{hotelId}",
    tags,
    summary: "Write the next version of a hotel's contract",
    access: ["admin"],
    write: { audit: "contract.written", repeat: "key", version: "checked" },
    request: { params: OfHotel, body: jsonBody(NewContract) },
    responses: { 201: jsonAnswer(Contract, "The version that was written") },
  });
  const terms = declareRoute(deps, {
    method: "get",
    path: "/api/contracts/{hotelId}/booking-terms",
    tags,
    summary: "Rates and due rule of a hotel's rate plans on a day",
    access: ["advisor", "tour_operator", "admin"],
    request: { params: OfHotel, query: z.object({ on: GivenDay }) },
    responses: { 200: jsonAnswer(AskingTerms, "What a seller may know of the terms") },
  });

  return createApi()
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
