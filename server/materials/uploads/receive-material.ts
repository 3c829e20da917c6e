import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { everyAcceptedType, MAX_UPLOAD_BYTES, maxBytesOf } from "#domain/materials/kits.ts";
import { transact } from "#platform/database/transact.ts";
import { readDocument } from "#platform/files/read-document.ts";
import type { Draft } from "#platform/files/receive-upload.ts";
import type { Deps } from "../../deps.ts";
import { insertUpload } from "./queries.ts";

type Arrived = { id: string; owner: string; path: string; bytes: number };
type Needed = Pick<Deps, "db" | "files" | "clock">;

/** Recognises an upload that arrived whole by its content and keeps it until a version is made of it, or says why not. */
export async function receiveMaterial(
  deps: Needed,
  { id, owner, path, bytes }: Arrived,
): Promise<{ status: number; code: string }> {
  const { db, files, clock } = deps;
  if (bytes === 0) return { status: 422, code: "empty" };
  const content = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  const received = await files.receive({ content, maxBytes: MAX_UPLOAD_BYTES, accept: everyAcceptedType });
  if ("refusal" in received) return { status: 422, code: received.refusal };
  const { draft } = received;
  const isDocument = draft.mediaType === "application/pdf";
  const document = isDocument ? await readDocument(path) : null;
  const refusal =
    draft.bytes > maxBytesOf(draft.mediaType)
      ? "too_large"
      : isDocument && document === null
        ? "broken_document"
        : null;
  if (refusal) {
    await files.discard(draft);
    return { status: 422, code: refusal };
  }
  const preview = document?.firstPage ? await receivePreview(deps, document.firstPage) : null;
  try {
    await transact(db, async (tx) => {
      const { id: fileId } = await files.store(tx, draft);
      const previewFileId = preview && (await files.store(tx, preview)).id;
      const pages = document?.pages ?? null;
      await insertUpload(tx, { id, userId: owner, fileId, previewFileId, pages, now: clock.now() });
    });
  } catch (error) {
    await files.discard(draft);
    if (preview) await files.discard(preview);
    throw error;
  }
  return { status: 204, code: "kept" };
}

async function receivePreview({ files }: Needed, content: Uint8Array): Promise<Draft | null> {
  const received = await files.receive({ content, maxBytes: content.length, accept: ["image/png"] });
  return "draft" in received ? received.draft : null;
}
