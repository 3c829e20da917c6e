import { MAX_PICTURE_BYTES } from "#domain/posts/posts.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { receivePicture } from "../http/receive-picture.ts";
import { refuse } from "../http/refuse.ts";
import { servePicture } from "../http/serve-picture.ts";
import { insertPicture, isPicture } from "./queries.ts";

type Input = { actorId: string; content: ReadableStream<Uint8Array> | Uint8Array };

/** Keeps a picture for a post's cover or body. */
export async function keepPicture(deps: Pick<Deps, "db" | "clock" | "files">, { actorId, content }: Input) {
  return receivePicture(deps, {
    ...{ content, maxBytes: MAX_PICTURE_BYTES },
    keep: async (tx, picture) => {
      const now = deps.clock.now();
      await insertPicture(tx, { ...picture, by: actorId, now });
      const subject = { subjectType: "post_picture", subjectId: picture.id };
      await writeAudit(tx, { actorId, action: "post.picture", ...subject, now });
    },
  });
}

type Wanted = { id: string; width: number; accepts: string };

/** A post's picture by its address, which nobody can guess. */
export async function openPicture(
  deps: Pick<Deps, "db" | "files" | "clock" | "config">,
  { id, ...wanted }: Wanted,
): Promise<Response> {
  if (!(await isPicture(deps.db, id))) throw refuse("not_found");
  return servePicture(deps, { fileId: id, ...wanted });
}
