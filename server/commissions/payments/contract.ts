import { z } from "zod";
import { Claims, Repayment } from "#domain/commissions/claims.ts";
import {
  Declared,
  Remittance,
  RemittanceResult,
  RemittanceReversal,
  Suspense,
  SuspenseMatch,
} from "#domain/commissions/transfers.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";

const ofHouse = { tags: ["commissions"], access: ["admin"] as const };
const Id = z.object({ id: z.uuid() });

/** What the house says of money that came: from hotels, and back from payees. */
export const transfersContract = {
  tryOut: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/remittances/preview" },
    summary: "What a transfer would come to, without booking it",
    write: {
      audit: { none: "a reading; the lines are too many for an address" },
      repeat: { harmless: "a reading" },
    },
    request: { body: jsonBody(Remittance) },
    responses: { 200: jsonAnswer(RemittanceResult, "What each line would come to") },
  }),
  declared: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/remittances/declared" },
    summary: "What hotels say they have paid to the house and nobody has found yet",
    isPrivate: true,
    responses: { 200: jsonAnswer(Declared, "The oldest first") },
  }),
  claims: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/claims" },
    summary: "What payees owe back of what they were paid",
    responses: { 200: jsonAnswer(Claims, "The oldest first") },
  }),
  repay: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/claims/{id}/repaid" },
    summary: "Say that what a payee owed back came",
    write: { audit: "payout_claim.repaid", repeat: "key" },
    request: { params: Id, body: jsonBody(Repayment) },
    responses: { 200: jsonAnswer(Claims, "What is still owed back") },
  }),
  suspense: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/remittances/suspense" },
    summary: "Transfers of which something waits",
    responses: { 200: jsonAnswer(Suspense, "The oldest first") },
  }),
  match: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/remittances/{id}/match" },
    summary: "Say what something that waited is for",
    write: { audit: "payment.matched", repeat: "key" },
    request: { params: Id, body: jsonBody(SuspenseMatch) },
    responses: { 200: jsonAnswer(Suspense, "What still waits") },
  }),
  reverse: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/remittances/{id}/reverse" },
    summary: "Take back what still waits of a transfer, and why",
    write: { audit: "payment.reversed", repeat: "key" },
    request: { params: Id, body: jsonBody(RemittanceReversal) },
    responses: { 200: jsonAnswer(Suspense, "What still waits") },
  }),
  record: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/remittances" },
    summary: "Book a transfer of a hotel's",
    write: { audit: "payment.recorded", repeat: "key" },
    request: { body: jsonBody(Remittance) },
    responses: { 201: jsonAnswer(RemittanceResult, "What each line came to") },
  }),
};
