import type { Booking } from "#domain/bookings/bookings.ts";
import { bookingFileTypes, MAX_BOOKING_FILE_BYTES, MAX_BOOKING_FILES } from "#domain/bookings/files.ts";
import type { BookingSide } from "#domain/bookings/states.ts";
import { canTake } from "#domain/bookings/take-step.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Draft, UploadRefusal } from "#platform/files/receive-upload.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { type BookingRow, findBooking, findName, holdBooking, insertEvent } from "../queries.ts";
import { readBooking } from "../read-booking.ts";
import { idsOf } from "../take-step.ts";
import { standingOf } from "../to-booking.ts";
import { countFiles, insertFile } from "./queries.ts";

type Input = {
  /** The booking with whose it is: ownership is part of finding it. */
  which: { bookingId: string; ownerId?: string; hotelId?: string; supplierId?: string };
  side: BookingSide;
  actorId: string;
  name: string;
  content: ReadableStream<Uint8Array>;
  once: Once;
};

/** Puts a file on the record of a booking, for both its sides; nothing of it stays where it is refused. */
export async function keepFile(deps: Deps, { content, once, ...given }: Input): Promise<Booking> {
  // Asked before anything is taken in.
  requireOpen(deps, await findBooking(deps.db, given.which), given.side);
  const accept = bookingFileTypes;
  const received = await deps.files.receive({ content, maxBytes: MAX_BOOKING_FILE_BYTES, accept });
  if ("refusal" in received) throw refuseUpload(received.refusal);
  const { draft } = received;
  const request = { name: given.name, sha256: draft.sha256 };
  let isKept = false;
  try {
    return await runOnce(deps.db, { ...once, request }, async (tx) => {
      const row = requireOpen(deps, await holdBooking(tx, given.which), given.side);
      await put(tx, deps, { row, draft, ...given });
      isKept = true;
      return readBooking(tx, deps, { ...given.which, reader: given.side });
    });
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    // A repeat, too, has sent what is there already.
    if (!isKept) await deps.files.discard(draft);
  }
}

type Putting = Pick<Input, "side" | "actorId" | "name"> & { row: BookingRow; draft: Draft };

async function put(tx: Tx, deps: Deps, { row, draft, side, actorId, name }: Putting): Promise<void> {
  if ((await countFiles(tx, row.id)) >= MAX_BOOKING_FILES) throw refuse("booking_files_full");
  const at = deps.clock.now();
  const { id: fileId } = await deps.files.store(tx, draft);
  const sender = (await findName(tx, actorId))?.full_name ?? "";
  const eventId = await insertEvent(tx, {
    ...{ booking_id: row.id, kind: "file", by: side, actor_id: actorId, name: sender, body: "", at },
  });
  await insertFile(tx, { fileId, bookingId: row.id, eventId, name });
  await writeAudit(tx, {
    ...{ actorId, action: "booking.file", subjectType: "booking", subjectId: row.id, now: at },
    after: { fileId, mediaType: draft.mediaType, bytes: draft.bytes },
  });
  const data = { ...idsOf(row), step: "file", by: side } as const;
  await recordFacts(tx, deps, [{ kind: "booking_stepped", cause: `${row.id}/${eventId}`, actorId, data }]);
}

/** A file can be sent wherever a word can. */
function requireOpen({ clock }: Pick<Deps, "clock">, row: BookingRow | undefined, by: BookingSide) {
  if (!row) throw refuse("not_found");
  if (!canTake(standingOf(row), { by, kind: "message", now: clock.now() })) throw refuse("booking_state");
  return row;
}

function refuseUpload(refusal: UploadRefusal) {
  if (refusal === "too_large") return refuse("body_too_large");
  if (refusal === "type_not_accepted") return refuse("unsupported_media_type");
  return refuse("validation_failed", { fields: { file: refusal === "empty" ? "required" : "invalid" } });
}
