import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import type { Reader } from "../reader.ts";
import { findPost } from "../reading/queries.ts";
import { advanceRead } from "./queries.ts";

/** Notes that somebody has read up to a post; their other devices hear of it, and it never goes back. */
export async function markRead(
  { db, live }: Pick<Deps, "db" | "live">,
  { reader, postId }: { reader: Reader; postId: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const post = await findPost(tx, { id: postId, reader });
    if (!post) throw refuse("not_found");
    const hasMoved = await advanceRead(tx, { userId: reader.id, upTo: post.created_at, now: reader.now });
    if (hasMoved) live.publish(tx, { topic: `user:${reader.id}`, event: "timeline_read", data: {} });
  });
}
