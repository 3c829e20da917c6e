import type { Take, TakeQuery, Taker, TakerQuery, TakeWay } from "#domain/materials/takes.ts";
import type { Deps } from "../../../deps.ts";
import { requireHotelPart } from "../../../hotels/members/require-hotel-part.ts";
import type { Actor } from "../../../http/actor.ts";
import { findTakersOf, findTakes, type TakeRow, type TakerRow } from "./queries.ts";

type Tools = Pick<Deps, "db">;
type OfHotel<Query> = { actor: Actor; hotelId: string; query: Query };

/** What was taken of a hotel's, some at a time, for its own people and administrators; by name only whom it knows. */
export async function listTakes({ db }: Tools, { actor, ...asked }: OfHotel<TakeQuery>) {
  await requireHotelPart(db, { actor, hotelId: asked.hotelId });
  const { rows, ...list } = await findTakes(db, asked);
  return { ...list, rows: rows.map(toTake) };
}

/** Who took it, by agency, some at a time. */
export async function listTakers({ db }: Tools, { actor, ...asked }: OfHotel<TakerQuery>) {
  await requireHotelPart(db, { actor, hotelId: asked.hotelId });
  const { rows, ...list } = await findTakersOf(db, asked);
  return { ...list, rows: rows.map(toTaker) };
}

function toTake({ id, at, title, number, way, name }: TakeRow): Take {
  return { id, at: at.toISOString(), title, number, way: way as TakeWay, name };
}

function toTaker({ id, name, people, takes, last_at }: TakerRow): Taker {
  return { id, name, people, takes, lastAt: last_at.toISOString() };
}
