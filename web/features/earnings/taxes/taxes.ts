import { queryOptions, useQuery } from "@tanstack/react-query";
import { type NewTaxRate, TaxRates } from "#domain/payouts/taxes.ts";
import type { PayoutsApi } from "#server/payouts/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";
import { EARNINGS } from "../keys.ts";

const taxesQuery = queryOptions({
  queryKey: [...EARNINGS, "taxes"],
  queryFn: async () => TaxRates.parse(await bodyOf(await memberApi<PayoutsApi>().admin["tax-rates"].$get())),
});

/** What taxes come to, by day. */
export function useTaxRates() {
  return useQuery(taxesQuery);
}

/** Types a rate from a day on. */
export const addTaxRate: Write<NewTaxRate, TaxRates> = {
  send: (json, intent) => memberApi<PayoutsApi>().admin["tax-rates"].$post({ json }, intent),
  answers: taxesQuery.queryKey,
  changes: [EARNINGS],
};
