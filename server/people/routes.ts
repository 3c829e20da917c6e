import { Person, PersonDetail, PersonList } from "#domain/people/people.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { changeRole } from "./change-role.ts";
import { changeStatus } from "./change-status.ts";
import { peopleContract } from "./contract.ts";
import { listPeople } from "./list-people.ts";
import { readPerson } from "./read-person.ts";

/** The people of the house, for those who decide about them. */
export function peopleRoutes(deps: Deps) {
  const { list, read, decide, appoint } = peopleContract;

  return createApi(deps)
    .openapi(list, async (context) =>
      context.json(PersonList.parse(await listPeople(deps, context.req.valid("query"))), 200),
    )
    .openapi(read, async (context) =>
      context.json(PersonDetail.parse(await readPerson(deps, context.req.valid("param").id)), 200),
    )
    .openapi(decide, async (context) => {
      const { id } = context.req.valid("param");
      const change = context.req.valid("json");
      return context.json(
        Person.parse(await changeStatus(deps, { actor: context.var.actor, id, change })),
        200,
      );
    })
    .openapi(appoint, async (context) => {
      const { id } = context.req.valid("param");
      const change = context.req.valid("json");
      return context.json(
        Person.parse(await changeRole(deps, { actor: context.var.actor, id, change })),
        200,
      );
    });
}
