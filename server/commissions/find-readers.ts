import type { Tx } from "#platform/database/database.ts";
import { findPurseKeepers, findRoleOf } from "./queries.ts";

type Subject = { kind: string; subjectId: string };

/** Who reads what concerns a payee or a hotel's money; nobody where they have left. */
export async function findReaders(tx: Tx, { kind, subjectId }: Subject) {
  if (kind === "hotel") return { payee: null, keepers: await findPurseKeepers(tx, subjectId) };
  const role = await findRoleOf(tx, subjectId);
  return { payee: role ? { id: subjectId, role } : null, keepers: [] };
}
