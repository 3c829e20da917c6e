import { queryOptions } from "@tanstack/react-query";
import { Commission, type Dispute } from "#domain/commissions/commissions.ts";
import type { Declaration } from "#domain/commissions/transfers.ts";
import type { CommissionsApi } from "#server/commissions/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";

const COMMISSIONS = ["commissions"] as const;

/** What the reader owes whoever sold a product of theirs. */
export function owedQuery(id: string) {
  return queryOptions({
    queryKey: [...COMMISSIONS, "owed", id],
    queryFn: async () =>
      Commission.parse(
        await bodyOf(await memberApi<CommissionsApi>().commissions.owed[":id"].$get({ param: { id } })),
      ),
  });
}

/** Fixes what a product came to, as it was agreed. */
export const confirmOwed: Write<{ id: string; version: number }, unknown> = {
  send: ({ id, version }, intent) =>
    memberApi<CommissionsApi>().commissions.owed.confirm.$post(
      { json: { rows: [{ id, version, bases: null }] } },
      intent,
    ),
  changes: [COMMISSIONS],
};

/** Says that it was paid. */
export const declareOwed: Write<Declaration, unknown> = {
  send: (json, intent) => memberApi<CommissionsApi>().commissions.owed.paid.$post({ json }, intent),
  changes: [COMMISSIONS],
};

/** Says that the amount is not right, and why; the house decides. */
export function disputeOwed(id: string): Write<Dispute, unknown> {
  return {
    send: (json, intent) =>
      memberApi<CommissionsApi>().commissions.owed[":id"].dispute.$post({ param: { id }, json }, intent),
    changes: [COMMISSIONS],
  };
}
