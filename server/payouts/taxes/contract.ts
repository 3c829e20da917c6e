import { NewTaxRate, TaxRates } from "#domain/payouts/taxes.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";

const ofHouse = { tags: ["payouts"], access: ["admin"] as const };
const path = "/api/admin/tax-rates";

/** What taxes come to, by day. */
export const taxContract = {
  list: declareRoute({
    ...{ ...ofHouse, path, method: "get", summary: "What taxes come to, by day, with their sources" },
    isPrivate: true,
    responses: { 200: jsonAnswer(TaxRates, "Every rate, the latest day of a kind first") },
  }),
  add: declareRoute({
    ...{ ...ofHouse, path, method: "post", summary: "Type a rate from a day on, after a second factor" },
    write: { audit: "tax_rate.added", repeat: "key" },
    request: { body: jsonBody(NewTaxRate) },
    responses: { 201: jsonAnswer(TaxRates, "The rates as they are now") },
  }),
};
