import { queryOptions, useQuery } from "@tanstack/react-query";
import type { NewInvoice } from "#domain/payouts/invoices.ts";
import {
  type BatchReversal,
  OwnPayouts,
  PayoutBatch,
  PayoutBatchList,
  PayoutBatchQuery,
  PayoutDue,
  type Preparation,
  type Withholdings,
} from "#domain/payouts/payouts.ts";
import type { PayoutsApi } from "#server/payouts/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Intent, Write } from "#web/session/queries/write.ts";
import { EARNINGS } from "../keys.ts";
import { sendPaper } from "./send-paper.ts";

const PAYOUTS = [...EARNINGS, "payouts"] as const;
const changes = [EARNINGS];
const api = () => memberApi<PayoutsApi>().admin.payouts;

/** The batches an address asks for. */
export function useBatches(asked: Record<string, string>) {
  const query = PayoutBatchQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...PAYOUTS, "list", query],
    read: async (cursor) =>
      PayoutBatchList.parse(
        await bodyOf(await api().$get({ query: { ...query, ...(cursor ? { cursor } : {}) } })),
      ),
  });
}

/** What could be paid now, and who is left out. */
export function useDue() {
  return useQuery({
    queryKey: [...PAYOUTS, "due"],
    queryFn: async () => PayoutDue.parse(await bodyOf(await api().due.$get())),
  });
}

/** One batch. */
export function useBatch(id: string) {
  return useQuery(batchQuery(id));
}

function batchQuery(id: string) {
  return queryOptions({
    queryKey: [...PAYOUTS, "one", id],
    queryFn: async () => PayoutBatch.parse(await bodyOf(await api()[":id"].$get({ param: { id } }))),
  });
}

/** Makes a batch. */
export const prepareBatch: Write<Preparation, PayoutBatch> = {
  send: (json, intent) => api().$post({ json }, intent),
  changes,
};

type Verb = "approve" | "send" | "settle";

/** Takes a batch on. */
export function moveBatch(id: string, verb: Verb): Write<{ version: number }, PayoutBatch> {
  const of = api()[":id"];
  const send = (json: { version: number }, intent: Intent) => {
    const asked = { param: { id }, json };
    if (verb === "approve") return of.approve.$post(asked, intent);
    return verb === "send" ? of.send.$post(asked, intent) : of.settle.$post(asked, intent);
  };
  return { send, answers: batchQuery(id).queryKey, changes };
}

/** Takes a batch back. */
export function reverseBatch(id: string): Write<BatchReversal, PayoutBatch> {
  return {
    send: (json, intent) => api()[":id"].reverse.$post({ param: { id }, json }, intent),
    answers: batchQuery(id).queryKey,
    changes,
  };
}

type Which = { id: string; payoutId: string };

/** Says what is kept back of a payout. */
export function withhold(param: Which): Write<Withholdings, PayoutBatch> {
  return {
    send: (json, intent) => api()[":id"].payments[":payoutId"].withholdings.$put({ param, json }, intent),
    answers: batchQuery(param.id).queryKey,
  };
}

/** Takes one payee out of a batch. */
export function takeOut(param: Which): Write<BatchReversal, PayoutBatch> {
  return {
    send: (json, intent) => api()[":id"].payments[":payoutId"]["take-out"].$post({ param, json }, intent),
    answers: batchQuery(param.id).queryKey,
    changes,
  };
}

/** Sends the bank's proof and puts it to a payout. */
export function prove(param: Which): Write<{ version: number; file: File }, PayoutBatch> {
  return {
    send: async ({ version, file }, intent) => {
      const { fileId } = await sendPaper(file);
      const json = { version, fileId };
      return api()[":id"].payments[":payoutId"].proof.$put({ param, json }, intent);
    },
    answers: batchQuery(param.id).queryKey,
  };
}

const ownQuery = queryOptions({
  queryKey: [...PAYOUTS, "own"],
  queryFn: async () => OwnPayouts.parse(await bodyOf(await memberApi<PayoutsApi>().payouts.$get())),
});

/** What the reader was paid and could be paid. */
export function useOwnPayouts() {
  return useQuery(ownQuery);
}

/** Sends the reader's invoice. */
export const addInvoice: Write<Omit<NewInvoice, "fileId"> & { file: File }, OwnPayouts> = {
  send: async ({ file, ...invoice }, intent) => {
    const { fileId } = await sendPaper(file);
    return memberApi<PayoutsApi>().payouts.invoices.$post({ json: { ...invoice, fileId } }, intent);
  },
  answers: ownQuery.queryKey,
};

/** Takes an invoice of the reader's back. */
export const withdrawInvoice: Write<{ id: string }, OwnPayouts> = {
  send: (param) => memberApi<PayoutsApi>().payouts.invoices[":id"].$delete({ param }),
  answers: ownQuery.queryKey,
};
