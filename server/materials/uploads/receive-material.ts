import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { everyAcceptedType, MAX_UPLOAD_BYTES, maxBytesOf } from "#domain/materials/kits.ts";
import { countPages } from "#platform/files/count-pages.ts";
import type { Deps } from "../../deps.ts";
import { insertUpload } from "./queries.ts";

type Arrived = { id: string; owner: string; path: string; bytes: number };

/** Recognises an upload that arrived whole by its content and keeps it until a version is made of it, or says why not. */
export async function receiveMaterial(
  deps: Pick<Deps, "db" | "files" | "clock">,
  { id, owner, path, bytes }: Arrived,
): Promise<{ status: number; code: string }> {
  const { db, files, clock } = deps;
  if (bytes === 0) return { status: 422, code: "empty" };
  const content = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  const received = await files.receive({ content, maxBytes: MAX_UPLOAD_BYTES, accept: everyAcceptedType });
  if ("refusal" in received) return { status: 422, code: received.refusal };
  const { draft } = received;
  const pages = draft.mediaType === "application/pdf" ? await countPages(path) : null;
  const refusal = refusalOf({ ...draft, pages });
  if (refusal) {
    await files.discard(draft);
    return { status: 422, code: refusal };
  }
  try {
    await db.transaction().execute(async (tx) => {
      const { id: fileId } = await files.store(tx, draft);
      await insertUpload(tx, { id, userId: owner, fileId, pages, now: clock.now() });
    });
  } catch (error) {
    await files.discard(draft);
    throw error;
  }
  return { status: 204, code: "kept" };
}

function refusalOf({ mediaType, bytes, pages }: { mediaType: string; bytes: number; pages: number | null }) {
  if (bytes > maxBytesOf(mediaType)) return "too_large";
  return mediaType === "application/pdf" && pages === null ? "broken_document" : null;
}
