import type { DeskDetail, PostFrame, TextEdit } from "#domain/posts/posts.ts";
import type { Language } from "#domain/text.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import {
  findTexts,
  isPicture,
  isSlugTaken,
  lockPost,
  takeTurn,
  updateFrame,
  updateSays,
  writeText,
} from "./queries.ts";
import { readDesk } from "./read-posts.ts";

type Framing = { actorId: string; id: string; frame: PostFrame };

/** Changes address, category, byline and cover, on the version the editor saw; an old address goes on leading here. */
export async function editFrame(
  deps: Pick<Deps, "db" | "clock">,
  { actorId, id, frame }: Framing,
): Promise<DeskDetail> {
  const { slug, category, byline, cover, version } = frame;
  return transact(deps.db, async (tx) => {
    const held = await lockPost(tx, id);
    if (!held) throw refuse("not_found");
    if (held.version !== version) throw refuse("conflict", { current: await readDesk(tx, id) });
    await takeTurn(tx);
    if (await isSlugTaken(tx, { slug, exceptId: id })) throw refuse("slug_taken");
    if (cover.kind === "file" && !(await isPicture(tx, cover.id)))
      throw refuse("validation_failed", { fields: { cover: "unknown" } });
    const now = deps.clock.now();
    await updateFrame(tx, { id, slug, category, byline, cover, now });
    await writeAudit(tx, {
      ...{ actorId, action: "post.framed", subjectType: "post", subjectId: id, now },
      ...{ before: { slug: held.slug, category: held.category }, after: { slug, category } },
    });
    return readDesk(tx, id);
  });
}

type Writing = { actorId: string; id: string; language: Language; edit: TextEdit };

/** Keeps a text in one language, on the version the editor saw; whether it says the same as the other is the editor's word. */
export async function editText(
  deps: Pick<Deps, "db" | "clock">,
  { actorId, id, language, edit }: Writing,
): Promise<DeskDetail> {
  const { title, excerpt, body, saysTheSame, version } = edit;
  return transact(deps.db, async (tx) => {
    if (!(await lockPost(tx, id))) throw refuse("not_found");
    const texts = await findTexts(tx, id);
    const own = texts.find((text) => text.language === language);
    const other = texts.find((text) => text.language !== language);
    if ((own?.version ?? 0) !== version) throw refuse("conflict", { current: await readDesk(tx, id) });
    for (const block of body.content) {
      if (block.type === "image" && !(await isPicture(tx, block.attrs.id)))
        throw refuse("validation_failed", { fields: { body: "unknown" } });
    }
    const now = deps.clock.now();
    const saysVersion = saysTheSame || !own ? (other?.version ?? 0) : own.says_version;
    const text = { postId: id, language, title, excerpt, body };
    await writeText(tx, { ...text, version: version + 1, saysVersion, by: actorId, now });
    // Two texts that were compared say the same, each as the other stands now; a first translation is made from the other.
    if (other && (saysTheSame || !own))
      await updateSays(tx, { postId: id, language: other.language, saysVersion: version + 1 });
    await writeAudit(tx, {
      ...{ actorId, action: "post.written", subjectType: "post", subjectId: id, now },
      after: { language, version: version + 1 },
    });
    return readDesk(tx, id);
  });
}
