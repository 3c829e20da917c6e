import type { Deps } from "../../deps.ts";
import type { Reader } from "../reader.ts";
import { countNewer, findDays, findMutes, findNameable, findTalkedOf } from "./queries.ts";
import { readPosition } from "./read-position.ts";

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** What stands beside the timeline: how much is new, days to jump to, hotels that are talked of, who is not read. */
export function readBeside({ db }: Pick<Deps, "db">) {
  return {
    newer: async (asked: { than: string; reader: Reader }) => ({
      ...(await countNewer(db, asked)),
      position: await readPosition(db, asked.reader),
    }),
    days: async (asked: { month: string; reader: Reader }) => ({ days: await findDays(db, asked) }),
    talkedOf: async (reader: Reader) => {
      const since = new Date(reader.now.getTime() - WEEK_MS);
      return { hotels: await findTalkedOf(db, { since, reader }) };
    },
    nameable: async (q: string) => ({ hotels: await findNameable(db, q) }),
    mutes: async (reader: Reader) => {
      const people = await findMutes(db, reader);
      return { people: people.map((one) => ({ ...one, until: one.until.toISOString() })) };
    },
  };
}
