import { z } from "zod";
import { AgencyAwaited, AgencyCommissionList } from "#domain/commissions/agency.ts";
import {
  Approval,
  Commission,
  CommissionList,
  CommissionQuery,
  Confirmation,
  Correction,
  Decision,
  Dispute,
  Settlement,
  Voiding,
} from "#domain/commissions/commissions.ts";
import { Earnings } from "#domain/commissions/earnings.ts";
import { Declaration, HotelDeclaration } from "#domain/commissions/transfers.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";
import type { booksContract } from "./books/contract.ts";
import type { transfersContract } from "./payments/contract.ts";

const tags = ["commissions"];
const own = { tags, access: ["advisor", "tour_operator"] as const };
const ofHotel = { tags, access: ["hotel", "admin"] as const };
const ofHouse = { tags, access: ["admin"] as const };
const Id = z.object({ id: z.uuid() });
const HotelId = z.object({ hotelId: z.uuid() });
const HotelOne = HotelId.extend(Id.shape);
const some = { 200: jsonAnswer(CommissionList, "Some of them, with how many there are in each box") };
const columns = [
  "reference",
  "confirmationNumber",
  "hotel.name",
  "sellerName",
  "initials",
  "route",
  "state",
  "checkIn",
  "checkOut",
  "dueOn",
  "daysLate",
  "currency",
  ["base", "currency"],
  ["amount", "currency"],
  ["partial", "currency"],
  ["expected", "currency"],
  "arrivedAt",
] as const;
const file = fileOf("commissions", CommissionList, columns);
const one = { 200: jsonAnswer(Commission, "The commission, why it is what it is, and what happened to it") };
const done = { 200: jsonAnswer(z.object({ count: z.number().int() }), "How many were moved") };
const moves = (audit: `${string}.${string}`) => ({ audit, repeat: "key", version: "checked" }) as const;
// Several at once: each names its own version, and a stale one refuses them all.
const movesSome = (audit: `${string}.${string}`) => ({ audit, repeat: "key" }) as const;

/** What whoever is owed something reads and says. */
export const ownContract = {
  list: declareRoute({
    ...{ ...own, method: "get", path: "/api/commissions" },
    summary: "What I am owed, some at a time",
    request: { query: CommissionQuery },
    responses: some,
    file,
  }),
  earnings: declareRoute({
    ...{ ...own, method: "get", path: "/api/commissions/earnings" },
    summary: "What I am owed and got, per currency and month",
    responses: { 200: jsonAnswer(Earnings, "The figures") },
  }),
  ofAgency: declareRoute({
    ...{ ...own, method: "get", path: "/api/commissions/agency" },
    summary: "The commissions of the agency I own, with who gets what",
    request: { query: CommissionQuery },
    responses: { 200: jsonAnswer(AgencyCommissionList, "Some of them; 404 for who owns no agency") },
    file: fileOf("commissions", AgencyCommissionList, [...columns, "shares"]),
  }),
  awaited: declareRoute({
    ...{ ...own, method: "get", path: "/api/commissions/agency/awaited" },
    summary: "What is to come of what each of my agency's people sold",
    responses: { 200: jsonAnswer(AgencyAwaited, "Per person and currency; 404 for who owns no agency") },
  }),
  read: declareRoute({
    ...{ ...own, method: "get", path: "/api/commissions/{id}" },
    summary: "One of my commissions",
    request: { params: Id },
    responses: one,
  }),
  settle: declareRoute({
    ...{ ...own, method: "post", path: "/api/commissions/{id}/settle" },
    summary: "Say that what the hotel paid has arrived",
    write: moves("commission.settled"),
    request: { params: Id, body: jsonBody(Settlement) },
    responses: done,
  }),
  dispute: declareRoute({
    ...{ ...own, method: "post", path: "/api/commissions/{id}/dispute" },
    summary: "Say that a commission is not right, and why",
    write: moves("commission.disputed"),
    request: { params: Id, body: jsonBody(Dispute) },
    responses: done,
  }),
};

const path = "/api/commissions/owed";

/** What a member reads and says of what they owe for a product of theirs. */
export const owedContract = {
  read: declareRoute({
    ...{ ...own, method: "get", path: `${path}/{id}` },
    summary: "One commission that I owe for a product of mine",
    request: { params: Id },
    responses: one,
  }),
  confirm: declareRoute({
    ...{ ...own, method: "post", path: `${path}/confirm` },
    summary: "Fix what my products came to, after their day, several at once",
    write: movesSome("commission.confirmed"),
    request: { body: jsonBody(Confirmation) },
    responses: done,
  }),
  declare: declareRoute({
    ...{ ...own, method: "post", path: `${path}/paid` },
    summary: "Say that what I owed was paid, on a day, under a reference",
    write: movesSome("commission.declared_paid"),
    request: { body: jsonBody(Declaration) },
    responses: done,
  }),
  dispute: declareRoute({
    ...{ ...own, method: "post", path: `${path}/{id}/dispute` },
    summary: "Say that what I owe is not right, and why",
    write: moves("commission.disputed"),
    request: { params: Id, body: jsonBody(Dispute) },
    responses: done,
  }),
};

/** What a hotel reads and says of what it owes. */
export const hotelContract = {
  list: declareRoute({
    ...{ ...ofHotel, method: "get", path: "/api/houses/{hotelId}/commissions" },
    summary: "What a hotel owes, some at a time",
    request: { params: HotelId, query: CommissionQuery },
    responses: some,
    file,
  }),
  read: declareRoute({
    ...{ ...ofHotel, method: "get", path: "/api/houses/{hotelId}/commissions/{id}" },
    summary: "One commission of a hotel's",
    request: { params: HotelOne },
    responses: one,
  }),
  confirm: declareRoute({
    ...{ ...ofHotel, method: "post", path: "/api/houses/{hotelId}/commissions/confirm" },
    summary: "Fix what stays came to, after check-out, several at once",
    write: movesSome("commission.confirmed"),
    request: { params: HotelId, body: jsonBody(Confirmation) },
    responses: done,
  }),
  declare: declareRoute({
    ...{ ...ofHotel, method: "post", path: "/api/houses/{hotelId}/commissions/paid" },
    summary: "Say that commissions were paid, on a day, under a reference, with one proof for all",
    write: movesSome("commission.declared_paid"),
    request: { params: HotelId, body: jsonBody(HotelDeclaration) },
    responses: done,
  }),
  dispute: declareRoute({
    ...{ ...ofHotel, method: "post", path: "/api/houses/{hotelId}/commissions/{id}/dispute" },
    summary: "Say that a commission is not right, and why",
    write: moves("commission.disputed"),
    request: { params: HotelOne, body: jsonBody(Dispute) },
    responses: done,
  }),
};

/** What the house looks after: all commissions, transfers of hotels, and the books. */
export const houseContract = {
  list: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/commissions" },
    summary: "All commissions, some at a time",
    request: { query: CommissionQuery },
    responses: some,
    file,
  }),
  read: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/commissions/{id}" },
    summary: "One commission",
    request: { params: Id },
    responses: one,
  }),
  approve: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/commissions/approve" },
    summary: "Let what was received be paid out, several at once",
    write: movesSome("commission.approved"),
    request: { body: jsonBody(Approval) },
    responses: done,
  }),
  decide: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/commissions/{id}/decide" },
    summary: "Decide what is argued about: what the bases are",
    write: moves("commission.confirmed"),
    request: { params: Id, body: jsonBody(Decision) },
    responses: done,
  }),
  correct: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/commissions/{id}/correct" },
    summary: "Correct what was fixed; what was paid out comes back, after a second factor",
    write: moves("commission.corrected"),
    request: { params: Id, body: jsonBody(Correction) },
    responses: done,
  }),
  voids: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/commissions/{id}/void" },
    summary: "Say that nothing is owed, and why",
    write: moves("commission.void"),
    request: { params: Id, body: jsonBody(Voiding) },
    responses: done,
  }),
};

/** The routes of this capability, for its typed client. */
export type CommissionsApi =
  | typeof ownContract
  | typeof owedContract
  | typeof hotelContract
  | typeof houseContract
  | typeof transfersContract
  | typeof booksContract;
