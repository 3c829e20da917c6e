import type { PersonQuery } from "#domain/people/people.ts";
import type { Deps } from "../deps.ts";
import { findPeople } from "./queries.ts";
import { toPerson } from "./to-person.ts";

/** The people that a question leaves, some at a time. */
export async function listPeople({ db }: Pick<Deps, "db">, query: PersonQuery) {
  const { rows, ...list } = await findPeople(db, query);
  return { ...list, rows: rows.map(toPerson) };
}
