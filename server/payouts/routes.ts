import { PayoutDetails, PayoutDetailsEdit } from "#domain/payouts/details.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { changeDetails } from "./change-details.ts";
import { readDetails } from "./read-details.ts";

const own = { tags: ["payouts"], access: ["advisor", "tour_operator"] as const };
const responses = { 200: jsonAnswer(PayoutDetails, "Where I am paid") };

/** Where those who are owed money are paid. */
export function payoutsRoutes(deps: Deps) {
  const read = declareRoute(deps, {
    ...{ ...own, method: "get", path: "/api/payouts/details" },
    summary: "Where I am paid",
    responses,
  });
  const change = declareRoute(deps, {
    ...{ ...own, method: "put", path: "/api/payouts/details" },
    summary: "Say where I am paid, after a second factor",
    write: { audit: "payout_details.changed", repeat: "key", version: "checked" },
    request: { body: jsonBody(PayoutDetailsEdit) },
    responses,
  });
  return createApi()
    .openapi(read, async (context) =>
      context.json(PayoutDetails.parse(await readDetails(deps.db, context.var.actor)), 200),
    )
    .openapi(change, async (context) => {
      const input = { actor: context.var.actor, edit: context.req.valid("json"), once: onceOf(context) };
      return context.json(PayoutDetails.parse(await changeDetails(deps, input)), 200);
    });
}
