import { pageCount } from "#domain/paging.ts";
import type { PersonFilter, PersonList } from "#domain/people/people.ts";
import type { Deps } from "../deps.ts";
import { countPeople, findPeople } from "./queries.ts";
import { toPerson } from "./to-person.ts";

/** A page of the people of one status, and how many there are of each. */
export async function listPeople({ db }: Pick<Deps, "db">, filter: PersonFilter): Promise<PersonList> {
  const { status, role, q, page } = filter;
  const rows = await findPeople(db, { status, role, q, page });
  const counts = await countPeople(db, { role, q });
  return { people: rows.map(toPerson), counts, page, pages: pageCount(counts[status]) };
}
