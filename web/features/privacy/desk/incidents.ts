import { queryOptions } from "@tanstack/react-query";
import { type IncidentChange, IncidentRegister, type NewIncident } from "#domain/privacy/privacy-desk.ts";
import type { PrivacyApi } from "#server/privacy/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";

const api = () => memberApi<PrivacyApi>().admin.privacy.incidents;

/** The register of incidents. */
export const incidentsQuery = queryOptions({
  queryKey: ["privacy-incidents"],
  queryFn: async () => IncidentRegister.parse(await bodyOf(await api().$get())),
});
const changes = [incidentsQuery.queryKey];

/** Puts an incident into the register. */
export const addIncident: Write<NewIncident, IncidentRegister> = {
  send: (json, intent) => api().$post({ json }, intent),
  changes,
};

/** Writes on about it. */
export const changeIncident = (id: string): Write<IncidentChange, IncidentRegister> => ({
  send: (json) => api()[":id"].$put({ param: { id }, json }),
  changes,
});
