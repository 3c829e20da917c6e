import { MAX_PICTURE_BYTES, type OwnPicture } from "#domain/hotels/pictures.ts";
import type { Deps } from "../../deps.ts";
import { receivePicture } from "../../http/receive-picture.ts";
import { insertPicture } from "./queries.ts";

type Input = { sellerId: string; content: ReadableStream<Uint8Array> };

/** Keeps a picture that somebody sends for a product; nobody reads it before a product with it is. */
export async function keepPicture(
  deps: Pick<Deps, "db" | "clock" | "files">,
  { sellerId, content }: Input,
): Promise<OwnPicture> {
  return receivePicture(deps, {
    ...{ content, maxBytes: MAX_PICTURE_BYTES },
    keep: (tx, picture) => insertPicture(tx, { ...picture, sellerId, now: deps.clock.now() }),
  });
}
