import { Role } from "#domain/accounts/roles.ts";
import type { OpenedInvite } from "#domain/invites/invites.ts";
import { Language } from "#domain/text.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../deps.ts";
import { findClaimedAccount } from "./find-claimed-account.ts";
import { findByToken } from "./queries.ts";
import { requireOpen } from "./require-open.ts";

/** What the bearer of a link may know of it; a link that never was and one taken back are the same. */
export async function openInvite(deps: Deps, token: string): Promise<OpenedInvite> {
  const { row, state } = requireOpen(await findByToken(deps.db, hashLinkToken(token)), deps.clock.now());
  const language = Language.parse(row.language);
  if (state === "used") return { state, language };
  if (state === "expired") return { state, language, isRenewalAsked: row.renewal_asked_at !== null };
  const { email, full_name: fullName } = row;
  const account = await findClaimedAccount(deps, { db: deps.db, email });
  if (account?.isDecided) return { state: "registered", language, email };
  return { state, language, email, fullName, role: Role.parse(row.role) };
}
