import {
  COMMENTS_AT_ONCE,
  type PostDetail,
  type TimelinePage,
  type TimelineQuery,
} from "#domain/timeline/timeline.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { type SigningKey, signedAddresses } from "../../http/signed-addresses.ts";
import type { Reader } from "../reader.ts";
import { findComments, findParts, findPost, findPosts, findWordings } from "./queries.ts";
import { readPosition } from "./read-position.ts";
import { toComment, toPost } from "./to-post.ts";

type Signing = { config: SigningKey };

/** A page of what was said, newest first, as one reader sees it, with how far they had read. */
export async function readTimeline(
  { db, config }: Pick<Deps, "db"> & Signing,
  { reader, query }: { reader: Reader; query: TimelineQuery },
): Promise<TimelinePage> {
  const [{ rows, nextCursor, hasMore }, position] = await Promise.all([
    findPosts(db, { reader, query }),
    readPosition(db, reader),
  ]);
  const parts = await findParts(db, { ids: rows.map(({ id }) => id), reader });
  const shown = {
    readerId: reader.id,
    addressOf: signedAddresses(config, { place: "timeline-pictures", now: reader.now }),
  };
  return {
    rows: rows.map((row) => toPost(row, parts, shown)),
    nextCursor,
    hasMore,
    position,
  };
}

/** One post with its conversation; one that is not for the reader is not there. */
export async function readPost(
  db: Db | Tx,
  { config }: Signing,
  { id, reader, many = COMMENTS_AT_ONCE }: { id: string; reader: Reader; many?: number },
): Promise<PostDetail> {
  const row = await findPost(db, { id, reader });
  if (!row) throw refuse("not_found");
  const parts = await findParts(db, { ids: [id], reader });
  const found = await findComments(db, { postId: id, reader, limit: many + 1 });
  const comments = found.slice(0, many);
  const shown = {
    readerId: reader.id,
    addressOf: signedAddresses(config, { place: "timeline-pictures", now: reader.now }),
  };
  return {
    post: toPost(row, parts, shown),
    comments: comments.toReversed().map((comment) => toComment(comment, reader.id)),
    hasEarlier: found.length > many,
  };
}

/** One comment that the reader can read, however long ago it was made; nothing otherwise. */
export async function readComment(db: Db | Tx, which: { id: string; postId: string; reader: Reader }) {
  const [found] = await findComments(db, { ...which, limit: 1 });
  return found && toComment(found, which.reader.id);
}

/** How a post read before each edit. */
export async function readHistory({ db }: Pick<Deps, "db">, which: { id: string; reader: Reader }) {
  if (!(await findPost(db, which))) throw refuse("not_found");
  const wordings = await findWordings(db, which.id);
  return {
    wordings: wordings.map(({ text, replaced_at: at }) => ({ text, replacedAt: at.toISOString() })),
  };
}
