import { randomUUID } from "node:crypto";
import { dayIn } from "#domain/days.ts";
import { writingParts } from "#domain/hotels/members.ts";
import { acceptedTypes, slotPart } from "#domain/materials/kits.ts";
import type { NewVersion } from "#domain/materials/materials.ts";
import { daysBlocker } from "#domain/materials/versions.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { requireHotelPart } from "../hotels/members/require-hotel-part.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { addWords, findHotel, holdSlot, insertVersion } from "./queries.ts";
import { distinctWords, wordsOf } from "./search-words.ts";
import { settleSlot } from "./settle-slot.ts";
import { takeUpload } from "./uploads/queries.ts";

type Input = { actor: Actor; hotelId: string; given: NewVersion; once: Once };

/** Makes the next version of a slot of an upload: a hotel's waits for review, an administrator's is published at once. */
export async function addVersion(
  deps: Deps,
  { actor, hotelId, given, once }: Input,
): Promise<{ id: string }> {
  await requireHotelPart(deps.db, { actor, hotelId, parts: writingParts });
  const hotel = await findHotel(deps.db, hotelId);
  if (!hotel) throw refuse("not_found");
  const wrongDay = daysBlocker(given, dayIn(hotel.time_zone, deps.clock.now()));
  if (wrongDay) throw refuse("validation_failed", { fields: { [wrongDay]: "invalid" } });
  const { uploadId, type, language, season, title } = given;
  return runOnce(deps.db, once, async (tx) => {
    const now = deps.clock.now();
    const upload = await takeUpload(tx, { id: uploadId, userId: actor.id });
    if (!upload) throw refuse("validation_failed", { fields: { uploadId: "unknown" } });
    if (!acceptedTypes[type].includes(upload.mediaType)) throw refuse("unsupported_media_type");
    const poster = await takePoster(tx, { id: given.posterUploadId, userId: actor.id });
    const words = wordsOf({ type, season, hotelName: hotel.name });
    const part = slotPart(type, title);
    const slot = { id: randomUUID(), hotelId, type, language, season, part, title, words, now };
    const { id: materialId } = await holdSlot(tx, slot);
    const isOurs = actor.role === "admin";
    const id = randomUUID();
    await insertVersion(tx, {
      id,
      material_id: materialId,
      state: isOurs ? "published" : "in_review",
      file_id: upload.fileId,
      preview_file_id: poster ?? upload.previewFileId,
      pages: upload.pages,
      changes: given.changes ?? null,
      credit: given.credit ?? null,
      tags: given.tags ?? [],
      alt_pt: given.altPt ?? null,
      alt_en: given.altEn ?? null,
      valid_from: given.validFrom ?? null,
      valid_until: given.validUntil ?? null,
      embargo_until: given.embargoUntil ?? null,
      created_by: actor.id,
      created_at: now,
      published_at: isOurs ? now : null,
    });
    await addWords(tx, distinctWords([title, words, ...(given.tags ?? [])].join(" ")));
    const about = { actorId: actor.id, subjectType: "material", subjectId: id, now };
    if (isOurs) await writeAudit(tx, { ...about, action: "material.published" });
    else await writeAudit(tx, { ...about, action: "material.sent" });
    const settled = isOurs ? await settleSlot(tx, { materialId, now }) : [];
    const kind = isOurs ? "material_published" : "material_sent";
    const data = { materialId, versionId: id, hotelId };
    await recordFacts(tx, deps, [{ kind, cause: id, data, actorId: actor.id }, ...settled]);
    return { id };
  });
}

/** The picture that the sender's browser took out of a film, as a file of its own. */
async function takePoster(tx: Tx, { id, userId }: { id: string | undefined; userId: string }) {
  if (id === undefined) return null;
  const poster = await takeUpload(tx, { id, userId });
  if (!poster?.mediaType.startsWith("image/"))
    throw refuse("validation_failed", { fields: { posterUploadId: poster ? "invalid" : "unknown" } });
  return poster.fileId;
}
