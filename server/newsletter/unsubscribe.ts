import { transact } from "#platform/database/transact.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { selectByLink, setUnsubscribed } from "./queries.ts";

/** Takes the address behind a link off the list, however old the link is. */
export async function unsubscribe({ db, clock }: Pick<Deps, "db" | "clock">, token: string): Promise<void> {
  await transact(db, async (tx) => {
    const found = await selectByLink(tx, hashLinkToken(token));
    if (!found) throw refuse("not_found");
    await setUnsubscribed(tx, found.id, clock.now());
  });
}
