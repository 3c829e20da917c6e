import { randomBytes } from "node:crypto";
import type { PostBody } from "#domain/posts/body.ts";
import { postPath } from "#domain/posts/paths.ts";
import type { DeskDetail, PostMove } from "#domain/posts/posts.ts";
import { moveBlocker, type PostState } from "#domain/posts/states.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { findTexts, lockPost, updatePreview, updateState } from "./queries.ts";
import { hashOf, readDesk } from "./read-posts.ts";

type Input = { actorId: string; id: string; move: PostMove };

/** Publishes a post now or at an hour, takes it out of the lists, or back to a draft; both languages together. */
export async function movePost(
  deps: Pick<Deps, "db" | "clock">,
  { actorId, id, move }: Input,
): Promise<DeskDetail> {
  const { to, version } = move;
  return transact(deps.db, async (tx) => {
    const held = await lockPost(tx, id);
    if (!held) throw refuse("not_found");
    if (held.version !== version) throw refuse("conflict", { current: await readDesk(tx, id) });
    const texts = await findTexts(tx, id);
    const textIn = (language: string) => {
      const found = texts.find((text) => text.language === language);
      return found && { ...found, hasBody: (found.body as PostBody).content.length > 0 };
    };
    const now = deps.clock.now();
    const publishAt = to === "scheduled" && move.publishAt ? new Date(move.publishAt) : null;
    const from = held.state as PostState;
    const blocker = moveBlocker({ from, to, publishAt, now, texts: { pt: textIn("pt"), en: textIn("en") } });
    if (blocker) throw refuse(blocker, { current: await readDesk(tx, id) });
    const publishedAt = to === "published" ? (held.published_at ?? now) : held.published_at;
    await updateState(tx, { id, state: to, publishAt, publishedAt, now });
    await writeAudit(tx, {
      ...{ actorId, action: "post.moved", subjectType: "post", subjectId: id, now },
      ...{ before: { state: from }, after: { state: to, publishAt: publishAt?.toISOString() ?? null } },
    });
    return readDesk(tx, id);
  });
}

/** A new link by which whoever has it reads the post as it stands; the one before opens nothing any more. */
export async function sharePreview({ db }: Pick<Deps, "db">, id: string): Promise<{ path: string }> {
  return transact(db, async (tx) => {
    const held = await lockPost(tx, id);
    if (!held) throw refuse("not_found");
    const token = randomBytes(32).toString("base64url");
    await updatePreview(tx, { id, hash: hashOf(token) });
    return { path: `${postPath(held.slug)}?preview=${token}` };
  });
}
