import { sheetParts } from "#domain/hotels/members.ts";
import {
  backwardDates,
  emptySheet,
  HotelSheet,
  haveSameContacts,
  type KeptSheet,
  mayKeepContacts,
  type SheetEdit,
} from "#domain/hotels/sheets.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { requireHotelPart } from "../members/require-hotel-part.ts";
import { insertSheet, selectHouseById, selectSheet, updateSheet } from "./queries.ts";

type Who = { actor: Actor; hotelId: string };

/** The seasons, perks and contacts of a hotel, for those who work there. */
export async function readSheet({ db }: Pick<Deps, "db">, { actor, hotelId }: Who): Promise<KeptSheet> {
  await requireHotelPart(db, { actor, hotelId });
  return keptSheet(db, hotelId);
}

/**
 * Keeps a hotel's sheet whole, if nobody changed it since it was read and no validity ends before it begins. Who is on
 * duty is said by owners and the bookings desk alone, and owners hear of it.
 */
export async function saveSheet(
  deps: Deps,
  { actor, hotelId, edit }: Who & { edit: SheetEdit },
): Promise<KeptSheet> {
  const { db, clock } = deps;
  const backward = backwardDates(edit.sheet);
  return transact(db, async (tx) => {
    const part = await requireHotelPart(tx, { actor, hotelId, parts: sheetParts });
    if (backward.length > 0) {
      const fields = Object.fromEntries(backward.map((at) => [`sheet.${at}`, "ends_before_start" as const]));
      throw refuse("validation_failed", { fields });
    }
    const row = { hotelId, content: edit.sheet, by: actor.id, now: clock.now() };
    const current = await keptSheet(tx, hotelId);
    // Only what stands in this very version is compared below.
    if (current.version !== edit.version) throw refuse("conflict", { current });
    const isAnotherDesk = !haveSameContacts(current.sheet, edit.sheet);
    if (isAnotherDesk && !mayKeepContacts(part)) throw refuse("forbidden");
    const isKept =
      edit.version === 0
        ? await insertSheet(tx, row)
        : await updateSheet(tx, { ...row, version: edit.version });
    // Read again: what stands there now may be younger than what was read before.
    if (!isKept) throw refuse("conflict", { current: await keptSheet(tx, hotelId) });
    await writeAudit(tx, {
      actorId: actor.id,
      action: "hotel.sheet",
      subjectType: "hotel",
      subjectId: hotelId,
      before: current.sheet,
      after: edit.sheet,
      now: clock.now(),
    });
    if (isAnotherDesk) {
      const cause = `${hotelId} ${edit.version + 1}`;
      await recordFacts(tx, deps, [
        { kind: "hotel_contacts_changed", cause, data: { hotelId }, actorId: actor.id },
      ]);
    }
    return keptSheet(tx, hotelId);
  });
}

async function keptSheet(db: Db | Tx, hotelId: string): Promise<KeptSheet> {
  const house = await selectHouseById(db, hotelId);
  if (!house) throw refuse("not_found");
  const row = await selectSheet(db, hotelId);
  return {
    version: row?.version ?? 0,
    timeZone: house.time_zone,
    sheet: row ? HotelSheet.parse(row.content) : emptySheet,
  };
}
