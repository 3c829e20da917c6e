import { MUTE_DAYS } from "#domain/timeline/timeline.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import type { Reader } from "../reader.ts";
import { deleteMute, isMember, upsertMute } from "./queries.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

type Input = { reader: Reader; mutedId: string; isOn: boolean };

/** Stops reading somebody for a while, or reads them again; they never learn of it. */
export async function mute({ db }: Pick<Deps, "db">, { reader, mutedId, isOn }: Input): Promise<void> {
  if (mutedId === reader.id) throw refuse("validation_failed", { fields: { userId: "invalid" } });
  await transact(db, async (tx) => {
    if (!(await isMember(tx, mutedId))) throw refuse("not_found");
    const muting = { userId: reader.id, mutedId };
    const until = new Date(reader.now.getTime() + MUTE_DAYS * DAY_MS);
    await (isOn ? upsertMute(tx, { ...muting, until }) : deleteMute(tx, muting));
  });
}
