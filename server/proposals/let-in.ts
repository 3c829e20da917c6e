import { linkState } from "#domain/proposals/links.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import { refuse } from "../http/refuse.ts";
import { hasPassed } from "./passcodes.ts";
import { type BearerRow, findByToken } from "./queries.ts";

/** Who comes by a link: its secret, and the cookies that tell whether the passcode was given. */
export type Bearer = { token: string; cookies: string | undefined };
export type LetIn = BearerRow & { snapshot_id: string };

/**
 * Lets the bearer of a working link in. A link that never was and one taken back are the same; one that expired says
 * so, since its bearer knew it; behind a passcode nothing is said before it was given
 * but whose it is, so that its client knows whom to ask.
 */
export async function letIn(db: Db | Tx, { clock }: { clock: Clock }, bearer: Bearer): Promise<LetIn> {
  const link = await findByToken(db, hashLinkToken(bearer.token));
  const state = link && linkState({ revokedAt: link.revoked_at, expiresAt: link.expires_at }, clock.now());
  if (!link || state === "revoked" || link.snapshot_id === null) throw refuse("not_found");
  if (state === "expired") throw refuse("proposal_over");
  if (!hasPassed(link, bearer.cookies))
    throw refuse("passcode_needed", { current: { from: link.agency ?? link.seller_name } });
  return { ...link, snapshot_id: link.snapshot_id };
}
