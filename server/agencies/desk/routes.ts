import { z } from "zod";
import { AgencyExport, AgencyList, AgencyPeople, AgencyQuery } from "#domain/agencies/agency-list.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../../http/api.ts";
import { csvContract } from "../../http/csv-answer.ts";
import { exportAgencies, listAgencies, readAgencyPeople } from "./list-agencies.ts";

const admins = { tags: ["agencies"], access: ["admin"] as const, method: "get" as const };

/** The agencies of the community, for administrators. */
export function agencyDeskRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    ...{ ...admins, path: "/api/admin/agencies", summary: "Every agency" },
    request: { query: AgencyQuery },
    responses: { 200: jsonAnswer(AgencyList, "Some agencies, and how many there are") },
  });
  const file = declareRoute(deps, {
    ...{ ...admins, path: "/api/admin/agencies.csv", summary: "The same as a file" },
    request: { query: AgencyExport },
    responses: { 200: csvContract("Every agency that the question leaves") },
  });
  const people = declareRoute(deps, {
    ...{ ...admins, path: "/api/admin/agencies/{id}", summary: "Who works in one" },
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 200: jsonAnswer(AgencyPeople, "Its owner first") },
  });
  return createApi()
    .openapi(list, async (context) =>
      context.json(AgencyList.parse(await listAgencies(deps, context.req.valid("query"))), 200),
    )
    .openapi(file, (context) => exportAgencies(deps, context.req.valid("query")))
    .openapi(people, async (context) =>
      context.json(AgencyPeople.parse(await readAgencyPeople(deps, context.req.valid("param").id)), 200),
    );
}
