import type { Taker, TakerList, TakerQuery } from "#domain/trainings/trainings.ts";
import type { Db } from "#platform/database/database.ts";
import type { Actor } from "../../http/actor.ts";
import { findTakers, type TakerRecord } from "./queries.ts";
import { readDesk } from "./read-desk.ts";

type Asked<Query> = { actor: Actor; id: string; query: Query };

/** Who takes a training; a hotel reads who has passed. */
export async function listTakers(db: Db, { actor, id, query }: Asked<TakerQuery>): Promise<TakerList> {
  await readDesk(db, { actor, id });
  const { rows, ...list } = await findTakers(db, whose({ actor, id }), query);
  return { ...list, rows: rows.map(toTaker) } as TakerList;
}

const whose = ({ actor, id }: { actor: Actor; id: string }) => ({
  trainingId: id,
  isOfHouse: actor.role === "admin",
});

function toTaker(row: TakerRecord): Taker {
  const { user_id: id, full_name: name, agency, attempts, best } = row;
  return {
    ...{ id, name, agency, attempts, best, state: row.standing as Taker["state"] },
    lessonsRead: row.lessons_read,
    passedAt: row.passed_at?.toISOString() ?? null,
    startedAt: row.started_at.toISOString(),
  };
}
