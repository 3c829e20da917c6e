import { AgencyList, AgencyPeople } from "#domain/agencies/agency-list.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { agencyDeskContract } from "./contract.ts";

import { listAgencies, readAgencyPeople } from "./list-agencies.ts";

/** The agencies of the community, for administrators. */
export function agencyDeskRoutes(deps: Deps) {
  const { list, people } = agencyDeskContract;

  return createApi(deps)
    .openapi(list, async (context) =>
      context.json(AgencyList.parse(await listAgencies(deps, context.req.valid("query"))), 200),
    )
    .openapi(people, async (context) =>
      context.json(AgencyPeople.parse(await readAgencyPeople(deps, context.req.valid("param").id)), 200),
    );
}
