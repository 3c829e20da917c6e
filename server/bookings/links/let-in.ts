import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import { refuse } from "../../http/refuse.ts";
import { findLink, type LinkRow } from "./queries.ts";

/** The link of a mail, while it works; one that never was and one taken back are the same. */
export async function letIn(db: Db | Tx, { clock }: { clock: Clock }, token: string): Promise<LinkRow> {
  const link = await findLink(db, hashLinkToken(token));
  if (!link) throw refuse("not_found");
  if (link.expires_at <= clock.now()) throw refuse("booking_link_over");
  return link;
}
