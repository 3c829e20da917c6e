import { NewTaxRate, TaxRates } from "#domain/payouts/taxes.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { addTaxRate, listTaxRates } from "./tax-rates.ts";

const ofHouse = { tags: ["payouts"], access: ["admin"] as const };
const path = "/api/admin/tax-rates";

/** What taxes come to, by day. */
export function taxRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    ...{ ...ofHouse, path, method: "get", summary: "What taxes come to, by day, with their sources" },
    isPrivate: true,
    responses: { 200: jsonAnswer(TaxRates, "Every rate, the latest day of a kind first") },
  });
  const add = declareRoute(deps, {
    ...{ ...ofHouse, path, method: "post", summary: "Type a rate from a day on, after a second factor" },
    write: { audit: "tax_rate.added", repeat: "key" },
    request: { body: jsonBody(NewTaxRate) },
    responses: { 201: jsonAnswer(TaxRates, "The rates as they are now") },
  });
  return createApi()
    .openapi(list, async (context) =>
      context.json(TaxRates.parse(await listTaxRates(deps, context.var.actor)), 200),
    )
    .openapi(add, async (context) => {
      const input = { actor: context.var.actor, rate: context.req.valid("json"), once: onceOf(context) };
      return context.json(TaxRates.parse(await addTaxRate(deps, input)), 201);
    });
}
