import { normaliseRole } from "#domain/accounts/roles.ts";
import { AcceptedTerms, type TermsExport, type TermsQuery, type TermsWay } from "#domain/privacy/terms.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { roleName } from "../../accounts/role-name.ts";
import type { Deps } from "../../deps.ts";
import type { CsvColumn } from "../../http/csv.ts";
import { csvAnswer } from "../../http/csv-answer.ts";
import { findAllTerms, findTerms, type TermsRow } from "./queries.ts";

/** Who accepted which version when, some at a time. */
export async function listTerms({ db }: Pick<Deps, "db">, query: TermsQuery) {
  const { rows, ...list } = await findTerms(db, query);
  return { ...list, rows: rows.map(toTerms) };
}

function toTerms(row: TermsRow): AcceptedTerms {
  return AcceptedTerms.parse({
    ...row,
    personId: row.person_id,
    fullName: row.full_name,
    role: normaliseRole(row.role),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
  });
}

/** The same as a file in a language. */
export function exportTerms({ db }: Pick<Deps, "db">, query: TermsExport): Response {
  const { language } = query;
  return csvAnswer({
    name: m.privacy_terms_file({}, { locale: language }),
    language,
    columns: columnsIn(language),
    pages: findAllTerms(db, query),
  });
}

const ways: Record<TermsWay, typeof m.privacy_terms_way_sign_up> = {
  sign_up: m.privacy_terms_way_sign_up,
  invitation: m.privacy_terms_way_invitation,
  profile: m.privacy_terms_way_profile,
};

function columnsIn(locale: Language): CsvColumn<TermsRow>[] {
  const say = (word: (input: object, options: { locale: Language }) => string) => word({}, { locale });
  const role = (row: TermsRow) => normaliseRole(row.role);
  return [
    { heading: say(m.people_person), value: ({ full_name }) => full_name },
    { heading: say(m.people_email), value: ({ email }) => email },
    { heading: say(m.people_role), value: (row) => (role(row) ? roleName(role(row)!, locale) : "") },
    { heading: say(m.privacy_terms_version), value: ({ version }) => version },
    { heading: say(m.privacy_terms_way), value: ({ way }) => (way ? say(ways[way as TermsWay]) : "") },
    { heading: say(m.privacy_terms_at), value: ({ accepted_at }) => accepted_at?.toISOString() ?? "" },
  ];
}
