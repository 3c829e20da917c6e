import { z } from "zod";
import { AgencyList, AgencyPeople, AgencyQuery } from "#domain/agencies/agency-list.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../../http/api.ts";
import { fileOf } from "../../http/files/list-file.ts";
import { listAgencies, readAgencyPeople } from "./list-agencies.ts";

const admins = { tags: ["agencies"], access: ["admin"] as const, method: "get" as const };

/** The agencies of the community, for administrators. */
export function agencyDeskRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    ...{ ...admins, path: "/api/admin/agencies", summary: "Every agency" },
    request: { query: AgencyQuery },
    responses: { 200: jsonAnswer(AgencyList, "Some agencies, and how many there are") },
    file: fileOf("agencies", AgencyList, ["name", "city", "cnpj", "site", "owner", "people", "createdAt"]),
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
    .openapi(people, async (context) =>
      context.json(AgencyPeople.parse(await readAgencyPeople(deps, context.req.valid("param").id)), 200),
    );
}
