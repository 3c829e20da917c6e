import { TaxRates } from "#domain/payouts/taxes.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { taxContract } from "./contract.ts";
import { addTaxRate, listTaxRates } from "./tax-rates.ts";

/** What taxes come to, by day. */
export function taxRoutes(deps: Deps) {
  const { list, add } = taxContract;

  return createApi(deps)
    .openapi(list, async (context) =>
      context.json(TaxRates.parse(await listTaxRates(deps, context.var.actor)), 200),
    )
    .openapi(add, async (context) => {
      const input = { actor: context.var.actor, rate: context.req.valid("json"), once: onceOf(context) };
      return context.json(TaxRates.parse(await addTaxRate(deps, input)), 201);
    });
}
