import { type AgencyPeople, type AgencyQuery, ListedAgency } from "#domain/agencies/agency-list.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findAgencies, findPeopleOf } from "./queries.ts";

/** The agencies that a question leaves, some at a time. */
export async function listAgencies({ db }: Pick<Deps, "db">, query: AgencyQuery) {
  const { rows, ...list } = await findAgencies(db, query);
  return {
    ...list,
    rows: rows.map(({ created_at, ...row }) =>
      ListedAgency.parse({ ...row, createdAt: created_at.toISOString() }),
    ),
  };
}

/** Who works in one of them. */
export async function readAgencyPeople({ db }: Pick<Deps, "db">, id: string): Promise<AgencyPeople> {
  const found = await findPeopleOf(db, id);
  if (!found) throw refuse("not_found");
  const people = found.people.map((person) => ({ ...person, isOwner: person.id === found.owner_id }));
  return { people, asked: Number(found.asked ?? 0) };
}
