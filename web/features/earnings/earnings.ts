import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  type Approval,
  Commission,
  CommissionList,
  CommissionQuery,
  type Confirmation,
  type Correction,
  type Decision,
  type Dispute,
  type Voiding,
} from "#domain/commissions/commissions.ts";
import { Earnings } from "#domain/commissions/earnings.ts";
import type { Declaration } from "#domain/commissions/transfers.ts";
import { Books, BooksQuery, LedgerLineList, LedgerLineQuery } from "#domain/ledger/books.ts";
import { PayoutDetails, type PayoutDetailsEdit } from "#domain/payouts/details.ts";
import type { CommissionsApi } from "#server/commissions/contract.ts";
import type { PayoutsApi } from "#server/payouts/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { EARNINGS } from "./keys.ts";
import { sendPaper } from "./payouts/send-paper.ts";

/** Who reads: whoever is owed, a hotel, or the house. */
export type Whose = { kind: "own" } | { kind: "hotel"; hotelId: string } | { kind: "house" };

/** The commissions an address asks for. */
export function useCommissions(whose: Whose, asked: Record<string, string>) {
  const query = CommissionQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...EARNINGS, "list", whose, query],
    read: async (cursor) => {
      const question = { query: { ...query, ...(cursor ? { cursor } : {}) } };
      return CommissionList.parse(await bodyOf(await readPage(whose, question)));
    },
  });
}

function readPage(whose: Whose, question: { query: Record<string, string> }) {
  const api = memberApi<CommissionsApi>();
  if (whose.kind === "own") return api.commissions.$get(question);
  if (whose.kind === "house") return api.admin.commissions.$get(question);
  const { hotelId } = whose;
  return api.houses[":hotelId"].commissions.$get({ param: { hotelId }, ...question });
}

/** One commission as its side reads it. */
export function commissionQuery(whose: Whose, id: string) {
  return queryOptions({
    queryKey: [...EARNINGS, "one", whose, id],
    queryFn: async () => Commission.parse(await bodyOf(await readOne(whose, id))),
  });
}

/** Some of what a hotel owes, each whole. */
export function useHotelCommissions(hotelId: string, ids: readonly string[]) {
  const whose = { kind: "hotel", hotelId } as const;
  return useQuery({
    queryKey: [...EARNINGS, "some", whose, ids],
    queryFn: () =>
      Promise.all(ids.map(async (id) => Commission.parse(await bodyOf(await readOne(whose, id))))),
  });
}

function readOne(whose: Whose, id: string) {
  const api = memberApi<CommissionsApi>();
  if (whose.kind === "own") return api.commissions[":id"].$get({ param: { id } });
  if (whose.kind === "house") return api.admin.commissions[":id"].$get({ param: { id } });
  const { hotelId } = whose;
  return api.houses[":hotelId"].commissions[":id"].$get({ param: { hotelId, id } });
}

/** What the reader is owed and got. */
export function useEarnings() {
  return useQuery({
    queryKey: [...EARNINGS, "figures"],
    queryFn: async () =>
      Earnings.parse(await bodyOf(await memberApi<CommissionsApi>().commissions.earnings.$get())),
  });
}

const detailsQuery = queryOptions({
  queryKey: [...EARNINGS, "details"],
  queryFn: async () =>
    PayoutDetails.parse(await bodyOf(await memberApi<PayoutsApi>().payouts.details.$get())),
});

/** Where the reader is paid. */
export function usePayoutDetails() {
  return useQuery(detailsQuery);
}

/** Says where the reader is paid from now on. */
export const changeDetails: Write<PayoutDetailsEdit, PayoutDetails> = {
  send: (json, intent) => memberApi<PayoutsApi>().payouts.details.$put({ json }, intent),
  answers: detailsQuery.queryKey,
};

/** What the accounts of the house stand at, in all or at the end of a month. */
export function useBooks(month: string) {
  const query = BooksQuery.parse(month ? { month } : {});
  return useQuery({
    queryKey: [...EARNINGS, "books", query],
    queryFn: async () =>
      Books.parse(await bodyOf(await memberApi<CommissionsApi>().admin.books.$get({ query }))),
  });
}

/** The lines of an account that an address asks for. */
export function useAccountLines(account: string, asked: Record<string, string>) {
  const query = LedgerLineQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...EARNINGS, "lines", account, query],
    read: async (cursor) => {
      const question = { param: { account }, query: { ...query, ...(cursor ? { cursor } : {}) } };
      return LedgerLineList.parse(
        await bodyOf(await memberApi<CommissionsApi>().admin.books[":account"].lines.$get(question)),
      );
    },
  });
}

type Moved = { count: number };
const changes = [EARNINGS];

/** It arrived. */
export function settle(id: string): Write<{ version: number }, Moved> {
  return {
    send: (json, intent) =>
      memberApi<CommissionsApi>().commissions[":id"].settle.$post({ param: { id }, json }, intent),
    changes,
  };
}

/** One side says that an amount is not right. */
export function dispute(whose: Whose, id: string): Write<Dispute, Moved> {
  return {
    send: (json, intent) => {
      const api = memberApi<CommissionsApi>();
      if (whose.kind !== "hotel")
        return api.commissions[":id"].dispute.$post({ param: { id }, json }, intent);
      const param = { hotelId: whose.hotelId, id };
      return api.houses[":hotelId"].commissions[":id"].dispute.$post({ param, json }, intent);
    },
    changes,
  };
}

/** A hotel fixes what stays came to. */
export function confirm(hotelId: string): Write<Confirmation, Moved> {
  return {
    send: (json, intent) =>
      memberApi<CommissionsApi>().houses[":hotelId"].commissions.confirm.$post(
        { param: { hotelId }, json },
        intent,
      ),
    changes,
  };
}

/** A hotel says that it has paid, with the proof of its bank where it has one. */
export function declare(hotelId: string): Write<Declaration & { proof: File | null }, Moved> {
  return {
    send: async ({ proof, ...said }, intent) => {
      const proofId = proof && (await sendPaper(proof)).fileId;
      const json = { ...said, proofId };
      return memberApi<CommissionsApi>().houses[":hotelId"].commissions.paid.$post(
        { param: { hotelId }, json },
        intent,
      );
    },
    changes,
  };
}

/** The house decides what is argued about. */
export function decide(id: string): Write<Decision, Moved> {
  return {
    send: (json, intent) =>
      memberApi<CommissionsApi>().admin.commissions[":id"].decide.$post({ param: { id }, json }, intent),
    changes,
  };
}

/** The house corrects what was fixed. */
export function correct(id: string): Write<Correction, Moved> {
  return {
    send: (json, intent) =>
      memberApi<CommissionsApi>().admin.commissions[":id"].correct.$post({ param: { id }, json }, intent),
    changes,
  };
}

/** The house says that nothing is owed. */
export function makeVoid(id: string): Write<Voiding, Moved> {
  return {
    send: (json, intent) =>
      memberApi<CommissionsApi>().admin.commissions[":id"].void.$post({ param: { id }, json }, intent),
    changes,
  };
}

/** The house lets what it received be paid out. */
export const approve: Write<Approval, Moved> = {
  send: (json, intent) => memberApi<CommissionsApi>().admin.commissions.approve.$post({ json }, intent),
  changes,
};
