import { IncidentRegister, PrivacyRequest, PrivacyRequestList } from "#domain/privacy/privacy-desk.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { privacyDeskContract } from "./contract.ts";
import { listRequests } from "./list-requests.ts";
import { readIncidents } from "./read-incidents.ts";
import { addIncident, addRequest, answer, changeIncident } from "./write-desk.ts";

/** What the law asks of the house, for administrators. */
export function privacyDeskRoutes(deps: Deps) {
  const { list, add, close, read, record, change } = privacyDeskContract;

  return createApi(deps)
    .openapi(list, async (context) =>
      context.json(PrivacyRequestList.parse(await listRequests(deps, context.req.valid("query"))), 200),
    )
    .openapi(add, async (context) => {
      const given = { actor: context.var.actor, request: context.req.valid("json"), once: onceOf(context) };
      return context.json(PrivacyRequest.parse(await addRequest(deps, given)), 200);
    })
    .openapi(close, async (context) => {
      const { id } = context.req.valid("param");
      const given = { actor: context.var.actor, id, answer: context.req.valid("json") };
      return context.json(PrivacyRequest.parse(await answer(deps, given)), 200);
    })
    .openapi(read, async (context) => context.json(IncidentRegister.parse(await readIncidents(deps)), 200))
    .openapi(record, async (context) => {
      const given = { actor: context.var.actor, incident: context.req.valid("json"), once: onceOf(context) };
      return context.json(IncidentRegister.parse(await addIncident(deps, given)), 200);
    })
    .openapi(change, async (context) => {
      const { id } = context.req.valid("param");
      const given = { actor: context.var.actor, id, change: context.req.valid("json") };
      return context.json(IncidentRegister.parse(await changeIncident(deps, given)), 200);
    });
}
