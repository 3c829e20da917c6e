import type { Tx } from "#platform/database/database.ts";
import type { Person } from "../personal-part.ts";
import { blankInAudit, blankInNotifications, deleteAnswers, findWordsOf } from "./queries.ts";

/** A word so short stands in too much that is not about them. */
const SHORTEST = 5;

/**
 * Takes a person's address, name and numbers out of what is not theirs and yet speaks of them: the record of who did
 * what, what others were told, and answers kept for repeats. It asks before the person is forgotten and ends after.
 */
export async function removeTraces(
  tx: Tx,
  { id, email }: Person,
  forget: () => Promise<void>,
): Promise<void> {
  const known = [email, ...(await findWordsOf(tx, id))];
  const words = [...new Set(known)].filter((word) => word.length >= SHORTEST);
  await forget();
  // The longest first, since one may be part of another.
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    await blankInAudit(tx, word);
    await blankInNotifications(tx, word);
  }
  await deleteAnswers(tx, { id, words });
}
