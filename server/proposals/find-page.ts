import { linkState } from "#domain/proposals/links.ts";
import { Language } from "#domain/text.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../deps.ts";
import type { Bearer } from "./let-in.ts";
import { hasPassed } from "./passcodes.ts";
import { findByToken } from "./queries.ts";

/** What a proposal's page is kept under, the state it must show, and the language its owner chose; null where the bearer is not let in. */
export type ProposalPage = { key: string; state: string; language: Language } | null;

/**
 * Says which rendered page the bearer of a link is to be given, by one row: the link's state is asked at every
 * request, the page itself is rendered once for each snapshot, state and language.
 */
export async function findProposalPage(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { token, cookies }: Bearer,
): Promise<ProposalPage> {
  const link = await findByToken(db, hashLinkToken(token));
  if (!link || link.snapshot_id === null || !hasPassed(link, cookies)) return null;
  const state = linkState({ revokedAt: link.revoked_at, expiresAt: link.expires_at }, clock.now());
  if (state !== "working") return null;
  const until = link.expires_at.toISOString();
  return { key: link.snapshot_id, state: `${link.state} ${until}`, language: Language.parse(link.language) };
}
