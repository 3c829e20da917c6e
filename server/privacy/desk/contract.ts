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
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";
import { fileOf } from "../../http/files/list-file.ts";

const admins = { tags: ["privacy"], access: ["admin"] as const };
const params = z.object({ id: z.uuid() });
const asked = { 200: jsonAnswer(PrivacyRequest, "The request as it stands now") };
const register = { 200: jsonAnswer(IncidentRegister, "The incidents as they are now") };
const checked = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

/** What the law asks of the house, for administrators. */
export const privacyDeskContract = {
  list: declareRoute({
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
  }),
  add: declareRoute({
    ...{
      ...admins,
      method: "post",
      path: "/api/admin/privacy/requests",
      summary: "Write down what somebody asks",
    },
    write: { audit: "privacy_request.noted", repeat: "key" },
    request: { body: jsonBody(NewPrivacyRequest) },
    responses: asked,
  }),
  close: declareRoute({
    ...{ ...admins, method: "put", path: "/api/admin/privacy/requests/{id}", summary: "Answer or refuse it" },
    write: { audit: "privacy_request.answered", ...checked },
    request: { params, body: jsonBody(PrivacyAnswer) },
    responses: asked,
  }),
  read: declareRoute({
    ...{
      ...admins,
      method: "get",
      path: "/api/admin/privacy/incidents",
      summary: "The register of incidents",
    },
    responses: register,
  }),
  record: declareRoute({
    ...{
      ...admins,
      method: "post",
      path: "/api/admin/privacy/incidents",
      summary: "Put an incident into the register",
    },
    write: { audit: "incident.recorded", repeat: "key" },
    request: { body: jsonBody(NewIncident) },
    responses: register,
  }),
  change: declareRoute({
    ...{
      ...admins,
      method: "put",
      path: "/api/admin/privacy/incidents/{id}",
      summary: "Write on about an incident",
    },
    write: { audit: "incident.changed", ...checked },
    request: { params, body: jsonBody(IncidentChange) },
    responses: register,
  }),
};
