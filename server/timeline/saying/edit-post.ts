import type { PostDetail, PostEdit } from "#domain/timeline/timeline.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { announce } from "../announce.ts";
import type { Reader } from "../reader.ts";
import { readPost } from "../reading/read-timeline.ts";
import { lockPost, replaceMentions, updateText } from "./queries.ts";

type Input = { author: Reader; id: string; edit: PostEdit };

/** Puts the words of one's own post right, on the version one saw; how it read before stays to be looked up. */
export async function editPost(deps: Deps, { author, id, edit }: Input): Promise<PostDetail> {
  const { text, hotelIds, version } = edit;
  return transact(deps.db, async (tx) => {
    const held = await lockPost(tx, id);
    if (!held || held.author_id !== author.id || held.state === "withdrawn") throw refuse("not_found");
    const detail = () => readPost(tx, deps, { id, reader: author });
    if (held.version !== version) throw refuse("conflict", { current: await detail() });
    // What is being judged, or was, stays as it was judged.
    if (held.state !== "published") throw refuse("timeline_state", { current: await detail() });
    if (held.text === text) return detail();
    await updateText(tx, { id, before: held.text, text, now: author.now });
    await replaceMentions(tx, { postId: id, text, hotelIds, now: held.created_at });
    const edited = await detail();
    await announce(tx, deps, { audience: held.audience, what: "timeline_talk" });
    return edited;
  });
}
