import { z } from "zod";
import {
  IncidentChange,
  IncidentRegister,
  NewIncident,
  NewPrivacyRequest,
  PrivacyAnswer,
  PrivacyRequest,
  PrivacyRequestList,
  PrivacyRequestQuery,
} from "#domain/privacy/privacy-desk.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { fileOf } from "../../http/files/list-file.ts";
import { onceOf } from "../../http/once.ts";
import { listRequests } from "./list-requests.ts";
import { readIncidents } from "./read-incidents.ts";
import { addIncident, addRequest, answer, changeIncident } from "./write-desk.ts";

const admins = { tags: ["privacy"], access: ["admin"] as const };
const params = z.object({ id: z.uuid() });
const asked = { 200: jsonAnswer(PrivacyRequest, "The request as it stands now") };
const register = { 200: jsonAnswer(IncidentRegister, "The incidents as they are now") };
const checked = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

/** What the law asks of the house, for administrators. */
export function privacyDeskRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    ...{
      ...admins,
      method: "get",
      path: "/api/admin/privacy/requests",
      summary: "What people asked of their data, with its clock",
    },
    request: { query: PrivacyRequestQuery },
    responses: { 200: jsonAnswer(PrivacyRequestList, "Some requests, and how many there are of each kind") },
    file: fileOf("privacy-requests", PrivacyRequestList, [
      "kind",
      "email",
      "state",
      "note",
      "answer",
      "receivedAt",
      "dueAt",
      "daysLeft",
      "answeredAt",
    ]),
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
    responses: asked,
  });
  const close = declareRoute(deps, {
    ...{ ...admins, method: "put", path: "/api/admin/privacy/requests/{id}", summary: "Answer or refuse it" },
    write: { audit: "privacy_request.answered", ...checked },
    request: { params, body: jsonBody(PrivacyAnswer) },
    responses: asked,
  });
  const read = declareRoute(deps, {
    ...{
      ...admins,
      method: "get",
      path: "/api/admin/privacy/incidents",
      summary: "The register of incidents",
    },
    responses: register,
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
    responses: register,
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
    responses: register,
  });
  return createApi()
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
