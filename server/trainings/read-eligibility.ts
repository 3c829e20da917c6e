import { houseDay } from "#domain/site/views.ts";
import type { FamTripLack } from "#domain/trainings/fam-trips.ts";
import { famTripLacks } from "#domain/trainings/fam-trips.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Tools } from "../tools.ts";
import { findValid } from "./certificates/queries.ts";
import { readTitles } from "./taking/read-passport.ts";

type Asked = { userId: string; tier: string | null; trainings: string[] };

/** What somebody lacks to apply for a fam trip: the tier that brings them, and the trainings it asks for. */
export async function readLacks(
  db: Db | Tx,
  { clock }: Pick<Tools, "clock">,
  { userId, tier, trainings }: Asked,
): Promise<FamTripLack[]> {
  const held = await findValid(db, { userId, today: houseDay(clock.now()) });
  return famTripLacks({ tier, held, asked: await readTitles(db, trainings) });
}
