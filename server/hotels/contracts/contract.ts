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
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";
import { fileOf } from "../../http/files/list-file.ts";

const OfHotel = z.object({ hotelId: z.uuid() });
const tags = ["contracts"];

/** Contracts: written by administrators, read by their hotel, and as far as they concern a booking by sellers. */
export const contractsContract = {
  list: declareRoute({
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
  }),
  read: declareRoute({
    method: "get",
    path: "/api/contracts/{hotelId}",
    tags,
    summary: "A hotel's contract, all versions with what each changed",
    access: ["admin", "hotel"],
    request: { params: OfHotel },
    responses: { 200: jsonAnswer(HotelContract, "The contract") },
  }),
  write: declareRoute({
    method: "post",
    path: "/api/contracts/{hotelId}",
    tags,
    summary: "Write the next version of a hotel's contract",
    access: ["admin"],
    write: { audit: "contract.written", repeat: "key", version: "checked" },
    request: { params: OfHotel, body: jsonBody(NewContract) },
    responses: { 201: jsonAnswer(Contract, "The version that was written") },
  }),
  terms: declareRoute({
    method: "get",
    path: "/api/contracts/{hotelId}/booking-terms",
    tags,
    summary: "Rates and due rule of a hotel's rate plans on a day",
    access: ["advisor", "tour_operator", "admin"],
    request: { params: OfHotel, query: z.object({ on: GivenDay }) },
    responses: { 200: jsonAnswer(AskingTerms, "What a seller may know of the terms") },
  }),
};

/** The routes of this capability, for its typed client. */
export type ContractsApi = typeof contractsContract;
