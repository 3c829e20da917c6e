import { z } from "zod";
import { PayoutDetails, PayoutDetailsEdit } from "#domain/payouts/details.ts";
import { NewInvoice } from "#domain/payouts/invoices.ts";
import {
  BatchMove,
  BatchReversal,
  KeptPaper,
  OwnPayouts,
  PayoutBatch,
  PayoutBatchList,
  PayoutBatchQuery,
  PayoutDue,
  Preparation,
  ProofEdit,
  Withholdings,
} from "#domain/payouts/payouts.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";
import type { taxContract } from "./taxes/contract.ts";

const tags = ["payouts"];
const own = { tags, access: ["advisor", "tour_operator"] as const };
const ofHouse = { tags, access: ["admin"] as const };
const Id = z.object({ id: z.uuid() });
const PayoutId = Id.extend({ payoutId: z.uuid() });
const batch = { 200: jsonAnswer(PayoutBatch, "The batch, payee by payee") };
const moves = (audit: `${string}.${string}`) => ({ audit, repeat: "key", version: "checked" }) as const;

const details = { 200: jsonAnswer(PayoutDetails, "Where I am paid") };
const payouts = { 200: jsonAnswer(OwnPayouts, "What I was paid and could be paid") };

/** What those who are owed money read and say. */
export const ownContract = {
  details: declareRoute({
    ...{ ...own, method: "get", path: "/api/payouts/details" },
    summary: "Where I am paid",
    isPrivate: true,
    responses: details,
  }),
  change: declareRoute({
    ...{ ...own, method: "put", path: "/api/payouts/details" },
    summary: "Say where I am paid, after a second factor",
    write: moves("payout_details.changed"),
    request: { body: jsonBody(PayoutDetailsEdit) },
    responses: details,
  }),
  payouts: declareRoute({
    ...{ ...own, method: "get", path: "/api/payouts" },
    summary: "What I was paid, am being paid and could be paid, with my invoices",
    isPrivate: true,
    responses: payouts,
  }),
  invoice: declareRoute({
    ...{ ...own, method: "post", path: "/api/payouts/invoices" },
    summary: "Attach my invoice, in reais, for a payout whose rate is fixed",
    write: { audit: "payout_invoice.added", repeat: "key" },
    request: { body: jsonBody(NewInvoice) },
    responses: payouts,
  }),
  withdraw: declareRoute({
    ...{ ...own, method: "delete", path: "/api/payouts/invoices/{id}" },
    summary: "Take an invoice back while its payout is not approved",
    write: { audit: "payout_invoice.withdrawn", repeat: { harmless: "it is gone already" } },
    request: { params: Id },
    responses: payouts,
  }),
  paper: declareRoute({
    ...{ tags, access: ["advisor", "tour_operator", "hotel", "admin"], method: "post" },
    path: "/api/payouts/papers",
    summary: "Send an invoice or a proof; what it is, its content says",
    write: { audit: "payout.paper", repeat: { harmless: "a paper that nothing names is read by nobody" } },
    limit: { name: "payout-papers", points: 60, durationSeconds: 3_600 },
    request: {
      body: {
        required: true,
        content: { "application/octet-stream": { schema: z.string().meta({ format: "binary" }) } },
      },
    },
    responses: { 201: jsonAnswer(KeptPaper, "Its id") },
  }),
};

const path = "/api/admin/payouts/{id}";

/** What the house pays out: batches that two administrators answer for. */
export const houseContract = {
  list: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/payouts" },
    summary: "Batches of payouts, some at a time",
    request: { query: PayoutBatchQuery },
    responses: { 200: jsonAnswer(PayoutBatchList, "Some of them") },
    file: fileOf("payouts", PayoutBatchList, [
      "reference",
      "state",
      "currency",
      "rate",
      "rateOn",
      "payees",
      "rows",
      ["gross", "currency"],
      "paidCurrency",
      ["paidGross", "paidCurrency"],
      ["withheld", "paidCurrency"],
      ["net", "paidCurrency"],
      "preparedBy",
      "approvedBy",
      "createdAt",
    ]),
  }),
  due: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/payouts/due" },
    summary: "What could be paid now, and who is left out and why",
    responses: { 200: jsonAnswer(PayoutDue, "Per currency and payee") },
  }),
  prepare: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/payouts" },
    summary:
      "Make a batch of all that can be paid in a currency, at a rate; companies are asked for invoices",
    write: { audit: "payout_batch.prepared", repeat: "key" },
    request: { body: jsonBody(Preparation) },
    responses: { 201: jsonAnswer(PayoutBatch, "The batch, drafted") },
  }),
  read: declareRoute({
    ...{ ...ofHouse, method: "get", path },
    summary: "One batch",
    request: { params: Id },
    responses: batch,
  }),
  withhold: declareRoute({
    ...{ ...ofHouse, method: "put", path: `${path}/payments/{payoutId}/withholdings` },
    summary: "Say what is kept back of a payout, and so confirm its invoice",
    write: moves("payout.withheld"),
    request: { params: PayoutId, body: jsonBody(Withholdings) },
    responses: batch,
  }),
  takeOut: declareRoute({
    ...{ ...ofHouse, method: "post", path: `${path}/payments/{payoutId}/take-out` },
    summary: "Take one payee out of a drafted batch, and why; what they are owed waits for another",
    write: moves("payout.taken_out"),
    request: { params: PayoutId, body: jsonBody(BatchReversal) },
    responses: batch,
  }),
  prove: declareRoute({
    ...{ ...ofHouse, method: "put", path: `${path}/payments/{payoutId}/proof` },
    summary: "Put the bank's proof to a payout",
    write: moves("payout.proved"),
    request: { params: PayoutId, body: jsonBody(ProofEdit) },
    responses: batch,
  }),
  approve: declareRoute({
    ...{ ...ofHouse, method: "post", path: `${path}/approve` },
    summary: "Let a batch of another administrator's go, after a second factor, once its invoices are there",
    write: moves("payout_batch.approved"),
    request: { params: Id, body: jsonBody(BatchMove) },
    responses: batch,
  }),
  send: declareRoute({
    ...{ ...ofHouse, method: "post", path: `${path}/send` },
    summary: "Say that the money has left; it is booked",
    write: moves("payout_batch.sent"),
    request: { params: Id, body: jsonBody(BatchMove) },
    responses: batch,
  }),
  settle: declareRoute({
    ...{ ...ofHouse, method: "post", path: `${path}/settle` },
    summary: "Say that all of it arrived; every payout has its proof",
    write: moves("payout_batch.settled"),
    request: { params: Id, body: jsonBody(BatchMove) },
    responses: batch,
  }),
  reverse: declareRoute({
    ...{ ...ofHouse, method: "post", path: `${path}/reverse` },
    summary: "Take a batch back, and why; its rows can be paid anew",
    write: moves("payout_batch.reversed"),
    request: { params: Id, body: jsonBody(BatchReversal) },
    responses: batch,
  }),
};

/** The routes of this capability, for its typed client. */
export type PayoutsApi = typeof ownContract | typeof houseContract | typeof taxContract;
