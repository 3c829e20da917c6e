import { attachmentTypes, MAX_FILE_BYTES, pictureTypes, type Upload } from "#domain/journeys/files.ts";
import { isEditable, JourneyState } from "#domain/journeys/states.ts";
import { transact } from "#platform/database/transact.ts";
import type { UploadRefusal } from "#platform/files/receive-upload.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findJourney } from "../queries.ts";
import { insertUpload } from "./queries.ts";

type Input = { journeyId: string; ownerId: string; name: string; content: ReadableStream<Uint8Array> };

/**
 * Takes in a photograph or paper for a journey of one's own. Of a photograph only what it shows is kept: where and
 * when it was taken is gone before it is stored. No journey shows it before an edit says where.
 */
export async function keepUpload(
  { db, clock, files }: Pick<Deps, "db" | "clock" | "files">,
  { journeyId, ownerId, name, content }: Input,
): Promise<Upload> {
  // Asked before anything is taken in.
  const journey = await findJourney(db, { journeyId, ownerId });
  if (!journey) throw refuse("not_found");
  if (!isEditable(JourneyState.parse(journey.state))) throw refuse("journey_state");
  const accept = [...pictureTypes, ...attachmentTypes];
  const received = await files.receive({ content, maxBytes: MAX_FILE_BYTES, accept, isDrawnAnew: true });
  if ("refusal" in received) throw refuseUpload(received.refusal);
  const { draft } = received;
  const { id, mediaType, bytes, width, height } = draft;
  const upload: Upload = { id, name, mediaType, bytes, width, height };
  try {
    await transact(db, async (tx) => {
      await files.store(tx, draft);
      await insertUpload(tx, { upload, ownerId, now: clock.now() });
    });
  } catch (error) {
    await files.discard(draft);
    throw error;
  }
  return upload;
}

function refuseUpload(refusal: UploadRefusal) {
  if (refusal === "too_large") return refuse("body_too_large");
  if (refusal === "type_not_accepted") return refuse("unsupported_media_type");
  return refuse("validation_failed", { fields: { file: refusal === "empty" ? "required" : "invalid" } });
}
