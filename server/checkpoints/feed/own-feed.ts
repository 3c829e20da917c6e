import { randomUUID } from "node:crypto";
import type { CheckpointFeed } from "#domain/checkpoints/checkpoints.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { feedToken, feedUrl } from "./feed-address.ts";
import { deleteFeed, findOwnFeed, insertFeed } from "./queries.ts";

/** The address of one's own calendar, if there is one. */
export async function readFeed(
  { db, config }: Pick<Deps, "db" | "config">,
  ownerId: string,
): Promise<CheckpointFeed> {
  const feed = await findOwnFeed(db, ownerId);
  return { url: feed ? feedUrl(config, feed) : null, readAt: feed?.read_at?.toISOString() ?? null };
}

/** Gives somebody an address, or another instead of the one they have, which leads nowhere from then on. */
export async function renewFeed(deps: Deps, ownerId: string): Promise<CheckpointFeed> {
  await transact(deps.db, async (tx) => {
    const [id, now] = [randomUUID(), deps.clock.now()];
    await deleteFeed(tx, ownerId);
    const tokenHash = hashLinkToken(feedToken(deps.config, id));
    await insertFeed(tx, { id, owner_id: ownerId, token_hash: tokenHash, created_at: now });
    await writeAudit(tx, {
      ...{
        actorId: ownerId,
        action: "checkpoint_feed.renewed",
        subjectType: "profile",
        subjectId: ownerId,
        now,
      },
    });
  });
  return readFeed(deps, ownerId);
}

/** Takes the address back. */
export async function revokeFeed(deps: Deps, ownerId: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    await deleteFeed(tx, ownerId);
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "checkpoint_feed.revoked", subjectType: "profile", subjectId: ownerId },
      now: deps.clock.now(),
    });
  });
}
