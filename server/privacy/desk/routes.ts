import { z } from "zod";
import {
  IncidentChange,
  NewIncident,
  NewPrivacyRequest,
  PrivacyAnswer,
  PrivacyDesk,
} from "#domain/privacy/privacy-desk.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { readPrivacyDesk } from "./read-desk.ts";
import { addIncident, addRequest, answer, changeIncident } from "./write-desk.ts";

const admins = { tags: ["privacy"], access: ["admin"] as const };
const params = z.object({ id: z.uuid() });
const desk = { 200: jsonAnswer(PrivacyDesk, "Requests and incidents as they are now") };
const checked = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

/** What the law asks of the house, for administrators. */
export function privacyDeskRoutes(deps: Deps) {
  const read = declareRoute(deps, {
    ...{
      ...admins,
      method: "get",
      path: "/api/admin/privacy",
      summary: "Requests with their clock, and incidents",
    },
    responses: desk,
  });
  const add = declareRoute(deps, {
    ...{
      ...admins,
      method: "post",
      path: "/api/admin/privacy/requests",
      summary: "Write down what somebody asks",
    },
    write: { audit: "privacy_request.noted", repeat: "key" },
    request: { body: jsonBody(NewPrivacyRequest) },
    responses: desk,
  });
  const close = declareRoute(deps, {
    ...{ ...admins, method: "put", path: "/api/admin/privacy/requests/{id}", summary: "Answer or refuse it" },
    write: { audit: "privacy_request.answered", ...checked },
    request: { params, body: jsonBody(PrivacyAnswer) },
    responses: desk,
  });
  const record = declareRoute(deps, {
    ...{
      ...admins,
      method: "post",
      path: "/api/admin/privacy/incidents",
      summary: "Put an incident into the register",
    },
    write: { audit: "incident.recorded", repeat: "key" },
    request: { body: jsonBody(NewIncident) },
    responses: desk,
  });
  const change = declareRoute(deps, {
    ...{
      ...admins,
      method: "put",
      path: "/api/admin/privacy/incidents/{id}",
      summary: "Write on about an incident",
    },
    write: { audit: "incident.changed", ...checked },
    request: { params, body: jsonBody(IncidentChange) },
    responses: desk,
  });
  return createApi()
    .openapi(read, async (context) => context.json(PrivacyDesk.parse(await readPrivacyDesk(deps)), 200))
    .openapi(add, async (context) => {
      const given = { actor: context.var.actor, request: context.req.valid("json"), once: onceOf(context) };
      return context.json(PrivacyDesk.parse(await addRequest(deps, given)), 200);
    })
    .openapi(close, async (context) => {
      const { id } = context.req.valid("param");
      const given = { actor: context.var.actor, id, answer: context.req.valid("json") };
      return context.json(PrivacyDesk.parse(await answer(deps, given)), 200);
    })
    .openapi(record, async (context) => {
      const given = { actor: context.var.actor, incident: context.req.valid("json"), once: onceOf(context) };
      return context.json(PrivacyDesk.parse(await addIncident(deps, given)), 200);
    })
    .openapi(change, async (context) => {
      const { id } = context.req.valid("param");
      const given = { actor: context.var.actor, id, change: context.req.valid("json") };
      return context.json(PrivacyDesk.parse(await changeIncident(deps, given)), 200);
    });
}
