import { transact } from "#platform/database/transact.ts";
import { editAccount } from "../../accounts/edit-account.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { noteCompleteness } from "../note-completeness.ts";
import { holdDetails, updatePhoto } from "../queries.ts";

const ACCEPT = ["image/jpeg", "image/png", "image/webp", "image/avif"];
const MAX_BYTES = 256 * 1_024;

type Input = { userId: string; content: ReadableStream<Uint8Array> | Uint8Array };

/** Takes a picture as a person's photograph in place of the one before. */
export async function keepPhoto(deps: Deps, { userId, content }: Input): Promise<void> {
  const { db, clock, files } = deps;
  const received = await files.receive({ content, maxBytes: MAX_BYTES, accept: ACCEPT });
  if ("refusal" in received) throw refuseUpload(received.refusal);
  const { draft } = received;
  try {
    await transact(db, async (tx) => {
      const { photo_file_id: before } = await holdDetails(tx, { userId, now: clock.now() });
      const { id: fileId } = await files.store(tx, draft);
      await updatePhoto(tx, { userId, fileId });
      if (before) await files.remove(tx, before);
      await editAccount(tx, deps, { id: userId, changes: { avatarUrl: `/api/photos/${fileId}` } });
      await noteCompleteness(tx, deps, userId);
    });
  } catch (error) {
    await files.discard(draft);
    throw error;
  }
}

function refuseUpload(refusal: "too_large" | "empty" | "type_not_accepted" | "broken_image") {
  if (refusal === "too_large") return refuse("body_too_large");
  if (refusal === "type_not_accepted") return refuse("unsupported_media_type");
  return refuse("validation_failed", { fields: { photo: refusal === "empty" ? "required" : "invalid" } });
}
