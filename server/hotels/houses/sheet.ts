import {
  backwardDates,
  emptySheet,
  HotelSheet,
  type KeptSheet,
  type SheetEdit,
} from "#domain/hotels/sheets.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
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

/** Keeps a hotel's sheet whole, if nobody changed it since it was read and no validity ends before it begins. */
export async function saveSheet(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, hotelId, edit }: Who & { edit: SheetEdit },
): Promise<KeptSheet> {
  const backward = backwardDates(edit.sheet);
  return transact(db, async (tx) => {
    await requireHotelPart(tx, { actor, hotelId, parts: ["owner", "editor", "reservations"] });
    if (backward.length > 0) {
      const fields = Object.fromEntries(backward.map((at) => [`sheet.${at}`, "ends_before_start" as const]));
      throw refuse("validation_failed", { fields });
    }
    const row = { hotelId, content: edit.sheet, by: actor.id, now: clock.now() };
    const current = await keptSheet(tx, hotelId);
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
