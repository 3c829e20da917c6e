import { queryOptions, useQuery } from "@tanstack/react-query";
import { Claims, type Repayment } from "#domain/commissions/claims.ts";
import {
  Declared,
  type Remittance,
  type RemittanceResult,
  type RemittanceReversal,
  Suspense,
  type SuspenseMatch,
} from "#domain/commissions/transfers.ts";
import type { CommissionsApi } from "#server/commissions/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";
import { EARNINGS } from "../keys.ts";

const changes = [EARNINGS];

/** What hotels say they have paid to the house and nobody has found yet. */
export function useDeclared() {
  return useQuery({
    queryKey: [...EARNINGS, "declared"],
    queryFn: async () =>
      Declared.parse(await bodyOf(await memberApi<CommissionsApi>().admin.remittances.declared.$get())),
  });
}

/** What a transfer would come to. */
export const tryRemittance: Write<Remittance, RemittanceResult> = {
  send: (json, intent) => memberApi<CommissionsApi>().admin.remittances.preview.$post({ json }, intent),
};

const claimsQuery = queryOptions({
  queryKey: [...EARNINGS, "claims"],
  queryFn: async () => Claims.parse(await bodyOf(await memberApi<CommissionsApi>().admin.claims.$get())),
});

/** What payees owe back of what they were paid. */
export function useClaims() {
  return useQuery(claimsQuery);
}

/** What a payee owed back came. */
export function recordRepayment(id: string): Write<Repayment, Claims> {
  return {
    send: (json, intent) =>
      memberApi<CommissionsApi>().admin.claims[":id"].repaid.$post({ param: { id }, json }, intent),
    answers: claimsQuery.queryKey,
    changes,
  };
}

/** Transfers of which something waits. */
export function useSuspense() {
  return useQuery(suspenseQuery);
}

const suspenseQuery = queryOptions({
  queryKey: [...EARNINGS, "suspense"],
  queryFn: async () =>
    Suspense.parse(await bodyOf(await memberApi<CommissionsApi>().admin.remittances.suspense.$get())),
});

/** Says what something that waited is for. */
export function matchSuspense(id: string): Write<SuspenseMatch, Suspense> {
  return {
    send: (json, intent) =>
      memberApi<CommissionsApi>().admin.remittances[":id"].match.$post({ param: { id }, json }, intent),
    answers: suspenseQuery.queryKey,
    changes,
  };
}

/** Takes back what waits of a transfer. */
export function reverseRemittance(id: string): Write<RemittanceReversal, Suspense> {
  return {
    send: (json, intent) =>
      memberApi<CommissionsApi>().admin.remittances[":id"].reverse.$post({ param: { id }, json }, intent),
    answers: suspenseQuery.queryKey,
    changes,
  };
}

/** Books a transfer. */
export const recordRemittance: Write<Remittance, RemittanceResult> = {
  send: (json, intent) => memberApi<CommissionsApi>().admin.remittances.$post({ json }, intent),
  changes,
};
