import { randomUUID } from "node:crypto";
import type { NewPost, TimelinePost } from "#domain/timeline/timeline.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { announce } from "../announce.ts";
import type { Reader } from "../reader.ts";
import { readPost } from "../reading/read-timeline.ts";
import { attachPictures, insertPost, replaceMentions } from "./queries.ts";

type Input = { author: Reader; post: NewPost; once: Once };

/** Says something to an audience; its open windows get a quiet mark, and the hotels it names are told. */
export async function writePost(deps: Deps, { author, post, once }: Input): Promise<TimelinePost> {
  const { text, audience, pictures, hotelIds } = post;
  const { now } = author;
  return runOnce(deps.db, once, async (tx) => {
    const id = randomUUID();
    await insertPost(tx, { id, authorId: author.id, text, audience, now });
    const attached = await attachPictures(tx, { postId: id, ownerId: author.id, pictures });
    if (attached < pictures.length) throw refuse("validation_failed", { fields: { pictures: "unknown" } });
    await replaceMentions(tx, { postId: id, text, hotelIds, now });
    const { post: made } = await readPost(tx, deps, { id, reader: author });
    const data = { postId: id, authorId: author.id };
    await recordFacts(tx, deps, [{ kind: "timeline_posted", cause: id, data, actorId: author.id }]);
    await announce(tx, deps, { audience, what: "timeline" });
    return made;
  });
}
