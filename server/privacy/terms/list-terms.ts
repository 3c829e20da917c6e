import { normaliseRole } from "#domain/accounts/roles.ts";
import { AcceptedTerms, type TermsQuery } from "#domain/privacy/terms.ts";
import type { Deps } from "../../deps.ts";
import { findTerms, type TermsRow } from "./queries.ts";

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
