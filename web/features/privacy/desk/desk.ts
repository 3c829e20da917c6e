import { queryOptions } from "@tanstack/react-query";
import {
  type IncidentChange,
  type NewIncident,
  type NewPrivacyRequest,
  type PrivacyAnswer,
  PrivacyDesk,
} from "#domain/privacy/privacy-desk.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";

const api = () => memberApi().admin.privacy;

/** Requests with their clock, and incidents. */
export const deskQuery = queryOptions({
  queryKey: ["privacy-desk"],
  queryFn: async () => PrivacyDesk.parse(await bodyOf(await api().$get())),
});
const changes = [deskQuery.queryKey];

/** Writes down what somebody asks. */
export const addRequest: Write<NewPrivacyRequest, PrivacyDesk> = {
  send: (json, intent) => api().requests.$post({ json }, intent),
  changes,
};

/** Answers it. */
export const answerRequest = (id: string): Write<PrivacyAnswer, PrivacyDesk> => ({
  send: (json) => api().requests[":id"].$put({ param: { id }, json }),
  changes,
});

/** Puts an incident into the register. */
export const addIncident: Write<NewIncident, PrivacyDesk> = {
  send: (json, intent) => api().incidents.$post({ json }, intent),
  changes,
};

/** Writes on about it. */
export const changeIncident = (id: string): Write<IncidentChange, PrivacyDesk> => ({
  send: (json) => api().incidents[":id"].$put({ param: { id }, json }),
  changes,
});
