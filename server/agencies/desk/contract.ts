import { z } from "zod";
import { AgencyList, AgencyPeople, AgencyQuery } from "#domain/agencies/agency-list.ts";
import { declareRoute, jsonAnswer } from "../../http/contract.ts";
import { fileOf } from "../../http/files/list-file.ts";

const admins = { tags: ["agencies"], access: ["admin"] as const, method: "get" as const };

/** The agencies of the community, for administrators. */
export const agencyDeskContract = {
  list: declareRoute({
    ...{ ...admins, path: "/api/admin/agencies", summary: "Every agency" },
    request: { query: AgencyQuery },
    responses: { 200: jsonAnswer(AgencyList, "Some agencies, and how many there are") },
    file: fileOf("agencies", AgencyList, ["name", "city", "cnpj", "site", "owner", "people", "createdAt"]),
  }),
  people: declareRoute({
    ...{ ...admins, path: "/api/admin/agencies/{id}", summary: "Who works in one" },
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 200: jsonAnswer(AgencyPeople, "Its owner first") },
  }),
};
