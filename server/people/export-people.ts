import { normaliseRole } from "#domain/accounts/roles.ts";
import { AccountStatus } from "#domain/accounts/status.ts";
import type { PersonExport } from "#domain/people/people.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { roleName } from "../accounts/role-name.ts";
import type { Deps } from "../deps.ts";
import type { CsvColumn } from "../http/csv.ts";
import { csvAnswer } from "../http/csv-answer.ts";
import { findAllPeople, type PersonRow } from "./queries.ts";

const statusNames = {
  pending: m.people_status_pending,
  active: m.people_status_active,
  rejected: m.people_status_rejected,
  suspended: m.people_status_suspended,
} satisfies Record<AccountStatus, unknown>;

/** The people that a question leaves, as a file in a language. */
export function exportPeople({ db }: Pick<Deps, "db">, query: PersonExport): Response {
  const { language } = query;
  const name = m.people_file({}, { locale: language });
  return csvAnswer({ name, language, columns: columnsIn(language), pages: findAllPeople(db, query) });
}

function columnsIn(locale: Language): CsvColumn<PersonRow>[] {
  const heading = (word: (input: object, options: { locale: Language }) => string) => word({}, { locale });
  return [
    { heading: heading(m.people_person), value: ({ full_name }) => full_name },
    { heading: heading(m.people_email), value: ({ email }) => email },
    {
      heading: heading(m.people_status),
      value: ({ status }) => heading(statusNames[AccountStatus.parse(status)]),
    },
    {
      heading: heading(m.people_type),
      value: ({ role, selected_role }) => {
        const known = normaliseRole(role ?? selected_role);
        return known && roleName(known, locale);
      },
    },
    { heading: heading(m.invites_by), value: ({ invited_by }) => invited_by },
    { heading: heading(m.people_since), value: ({ created_at }) => houseDay(created_at) },
    { heading: heading(m.people_reason), value: ({ status_reason }) => status_reason },
  ];
}
