import { normaliseRole } from "#domain/accounts/roles.ts";
import { AccountStatus } from "#domain/accounts/status.ts";
import type { PersonDetail } from "#domain/people/people.ts";
import { readHistory } from "../audit/read-history.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { findPerson } from "./queries.ts";
import { toPerson } from "./to-person.ts";

/** One person with every decision about them. */
export async function readPerson({ db }: Pick<Deps, "db">, id: string): Promise<PersonDetail> {
  const row = await findPerson(db, id);
  if (!row) throw refuse("not_found");
  const entries = await readHistory(db, { subjectType: "person", subjectId: id });
  const history = entries.flatMap((entry) => {
    const before = (entry.before ?? {}) as Record<string, unknown>;
    const after = (entry.after ?? {}) as Record<string, unknown>;
    // What else was done with the account stands in the audit log.
    const to = AccountStatus.safeParse(after.status);
    if (!to.success) return [];
    return {
      id: Number(entry.id),
      from: AccountStatus.nullable().parse(before.status ?? null),
      to: to.data,
      role: normaliseRole(after.role),
      by: entry.by,
      reason: entry.reason,
      at: entry.created_at.toISOString(),
    };
  });
  return { person: toPerson(row), history };
}
