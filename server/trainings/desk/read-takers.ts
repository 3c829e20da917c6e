import type { Language } from "#domain/text.ts";
import type { Taker, TakerExport, TakerList, TakerQuery } from "#domain/trainings/trainings.ts";
import { m } from "#messages/messages.js";
import type { Db } from "#platform/database/database.ts";
import type { Actor } from "../../http/actor.ts";
import type { CsvColumn } from "../../http/csv.ts";
import { csvAnswer } from "../../http/csv-answer.ts";
import { findAllTakers, findTakers, type TakerRecord } from "./queries.ts";
import { readDesk } from "./read-desk.ts";

type Asked<Query> = { actor: Actor; id: string; query: Query };

/** Who takes a training; a hotel reads who has passed. */
export async function listTakers(db: Db, { actor, id, query }: Asked<TakerQuery>): Promise<TakerList> {
  await readDesk(db, { actor, id });
  const { rows, ...list } = await findTakers(db, whose({ actor, id }), query);
  return { ...list, rows: rows.map(toTaker) } as TakerList;
}

/** The same as a file in a language. */
export async function exportTakers(db: Db, { actor, id, query }: Asked<TakerExport>): Promise<Response> {
  const { content } = await readDesk(db, { actor, id });
  const { language: locale } = query;
  const say = (word: (input: object, options: { locale: Language }) => string) => word({}, { locale });
  const states = {
    reading: m.trainings_taker_reading,
    failed: m.trainings_taker_failed,
    passed: m.trainings_taker_passed,
  };
  const columns: CsvColumn<TakerRecord>[] = [
    { heading: say(m.trainings_training), value: () => content.title[locale] },
    { heading: say(m.trainings_taker_name), value: (row) => row.full_name },
    { heading: say(m.trainings_taker_agency), value: ({ agency }) => agency ?? "" },
    { heading: say(m.trainings_state), value: (row) => say(states[toTaker(row).state]) },
    { heading: say(m.trainings_taker_lessons), value: (row) => String(row.lessons_read) },
    { heading: say(m.trainings_taker_attempts), value: ({ attempts }) => String(attempts) },
    { heading: say(m.trainings_taker_best), value: ({ best }) => (best === null ? "" : String(best)) },
    { heading: say(m.trainings_taker_passed_on), value: (row) => row.passed_at?.toISOString() ?? "" },
  ];
  const pages = findAllTakers(db, whose({ actor, id }), query);
  return csvAnswer({ name: say(m.trainings_file), language: locale, columns, pages });
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
