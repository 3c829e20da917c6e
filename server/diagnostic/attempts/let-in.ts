import type { Db, Tx } from "#platform/database/database.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { type AttemptRow, findByHash, holdByHash } from "./queries.ts";

/** Who asks for an attempt: the bearer of a link, and the account they are signed in to, if any. */
export type Bearer = { token: string; actor: Actor | null };

/** The attempt behind a link; a member's opens to that member, or to a bearer who is nobody else. */
export async function findMine(db: Db | Tx, { token, actor }: Bearer): Promise<AttemptRow> {
  return mine(await findByHash(db, hashLinkToken(token)), actor);
}

/** The same, held until the transaction ends. */
export async function holdMine(tx: Tx, { token, actor }: Bearer): Promise<AttemptRow> {
  return mine(await holdByHash(tx, hashLinkToken(token)), actor);
}

function mine(row: AttemptRow | undefined, actor: Actor | null): AttemptRow {
  const isAnothers = row?.user_id && actor && actor.id !== row.user_id;
  if (!row || isAnothers) throw refuse("not_found");
  return row;
}
