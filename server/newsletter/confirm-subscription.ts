import { canConfirm, isSubscribed } from "#domain/newsletter/subscriptions.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { selectByLink, setConfirmed } from "./queries.ts";

/** Puts the address behind a link on the list; doing it twice is doing it once. */
export async function confirmSubscription(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<void> {
  await transact(db, async (tx) => {
    const now = clock.now();
    const found = await selectByLink(tx, hashLinkToken(token));
    if (!found) throw refuse("not_found");
    if (isSubscribed(found)) return;
    if (!canConfirm({ ...found, now })) throw refuse("not_found");
    await setConfirmed(tx, found.id, now);
  });
}
