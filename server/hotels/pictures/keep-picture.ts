import { writingParts } from "#domain/hotels/members.ts";
import { MAX_PICTURE_BYTES, type OwnPicture } from "#domain/hotels/pictures.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { requireHotelPart } from "../members/require-hotel-part.ts";
import { insertPicture } from "./queries.ts";

const ACCEPT = ["image/jpeg", "image/png", "image/webp", "image/avif"];

type Input = { actor: Actor; hotelId: string; content: ReadableStream<Uint8Array> };

/** Keeps a picture that a hotel sends for its page; nobody reads it before a section with it is published. */
export async function keepPicture(
  { db, clock, files }: Pick<Deps, "db" | "clock" | "files">,
  { actor, hotelId, content }: Input,
): Promise<OwnPicture> {
  // Asked before anything is taken in.
  await requireHotelPart(db, { actor, hotelId, parts: writingParts });
  const received = await files.receive({ content, maxBytes: MAX_PICTURE_BYTES, accept: ACCEPT });
  if ("refusal" in received) throw refuseUpload(received.refusal);
  const { draft } = received;
  const { id, width, height } = draft;
  try {
    if (!width || !height) throw refuse("validation_failed", { fields: { picture: "invalid" } });
    await transact(db, async (tx) => {
      const now = clock.now();
      await files.store(tx, draft);
      await insertPicture(tx, { id, width, height, hotelId, by: actor.id, now });
      await writeAudit(tx, {
        ...{ actorId: actor.id, action: "hotel.picture", subjectType: "hotel", subjectId: hotelId, now },
        after: { id, width, height },
      });
    });
    return { id, width, height };
  } catch (error) {
    await files.discard(draft);
    throw error;
  }
}

function refuseUpload(refusal: "too_large" | "empty" | "type_not_accepted" | "broken_image") {
  if (refusal === "too_large") return refuse("body_too_large");
  if (refusal === "type_not_accepted") return refuse("unsupported_media_type");
  return refuse("validation_failed", { fields: { picture: refusal === "empty" ? "required" : "invalid" } });
}
