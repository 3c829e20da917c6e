import { MAX_PICTURE_BYTES, type SentPicture } from "#domain/timeline/timeline.ts";
import type { Deps } from "../../deps.ts";
import { receivePicture } from "../../http/receive-picture.ts";
import { insertPicture } from "./queries.ts";

type Input = { ownerId: string; content: ReadableStream<Uint8Array> | Uint8Array };

/** Keeps a picture for a post that is still being written; nobody reads it before that is said. */
export async function keepPicture(
  deps: Pick<Deps, "db" | "clock" | "files">,
  { ownerId, content }: Input,
): Promise<SentPicture> {
  return receivePicture(deps, {
    ...{ content, maxBytes: MAX_PICTURE_BYTES },
    keep: (tx, picture) => insertPicture(tx, { ...picture, ownerId, now: deps.clock.now() }),
  });
}
