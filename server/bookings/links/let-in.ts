import type { BookingSide } from "#domain/bookings/states.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import { refuse } from "../../http/refuse.ts";
import { findLink, type LinkRow } from "./queries.ts";

type Door = { token: string; side: BookingSide };

/** The link of a mail, while it works; one that never was, one taken back and one of the other side are the same. */
export async function letIn(
  db: Db | Tx,
  { clock }: { clock: Clock },
  { token, side }: Door,
): Promise<LinkRow> {
  const link = await findLink(db, hashLinkToken(token));
  if (!link || link.side !== side) throw refuse("not_found");
  if (link.expires_at <= clock.now()) throw refuse("booking_link_over");
  return link;
}
