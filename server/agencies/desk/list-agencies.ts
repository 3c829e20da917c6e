import {
  type AgencyExport,
  type AgencyPeople,
  type AgencyQuery,
  ListedAgency,
} from "#domain/agencies/agency-list.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../deps.ts";
import type { CsvColumn } from "../../http/csv.ts";
import { csvAnswer } from "../../http/csv-answer.ts";
import { refuse } from "../../http/refuse.ts";
import { type AgencyRow, findAgencies, findAllAgencies, findPeopleOf } from "./queries.ts";

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

/** The same list as a file in a language. */
export function exportAgencies({ db }: Pick<Deps, "db">, query: AgencyExport): Response {
  const { language } = query;
  return csvAnswer({
    name: m.agencies_file({}, { locale: language }),
    language,
    columns: columnsIn(language),
    pages: findAllAgencies(db, query),
  });
}

function columnsIn(locale: Language): CsvColumn<AgencyRow>[] {
  const say = (word: (input: object, options: { locale: Language }) => string) => word({}, { locale });
  return [
    { heading: say(m.agencies_name), value: ({ name }) => name },
    { heading: say(m.agencies_city), value: ({ city }) => city },
    { heading: say(m.agencies_cnpj), value: ({ cnpj }) => cnpj },
    { heading: say(m.agencies_owner_of), value: ({ owner }) => owner },
    { heading: say(m.agencies_people), value: ({ people }) => String(people) },
    { heading: say(m.agencies_since), value: ({ created_at }) => houseDay(created_at) },
  ];
}
