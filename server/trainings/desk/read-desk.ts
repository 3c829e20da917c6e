import { writingParts } from "#domain/hotels/members.ts";
import { contentFaultsOf } from "#domain/trainings/quiz.ts";
import type { TrainingState } from "#domain/trainings/states.ts";
import type {
  TrainingContent,
  TrainingDesk,
  TrainingList,
  TrainingQuery,
  TrainingRow,
} from "#domain/trainings/trainings.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { requireHotelPart } from "../../hotels/members/require-hotel-part.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { findTraining, findTrainings, type TrainingRecord } from "./queries.ts";

/** Lets in administrators, and who writes for the hotel whose training it is; one of the house's own is no hotel's. */
export async function requireWriter(
  db: Db | Tx,
  { actor, hotelId }: { actor: Actor; hotelId: string | null },
): Promise<void> {
  if (hotelId) await requireHotelPart(db, { actor, hotelId, parts: writingParts });
  else if (actor.role !== "admin") throw refuse("not_found");
}

/** Lets in the same, and everybody else who works for that hotel. */
async function requireReader(
  db: Db | Tx,
  { actor, hotelId }: { actor: Actor; hotelId: string | null },
): Promise<void> {
  if (hotelId) await requireHotelPart(db, { actor, hotelId });
  else if (actor.role !== "admin") throw refuse("not_found");
}

/** The trainings that a question leaves; a hotel's people ask for their hotel's. */
export async function listTrainings(
  db: Db,
  { actor, query }: { actor: Actor; query: TrainingQuery },
): Promise<TrainingList> {
  if (actor.role !== "admin") await requireReader(db, { actor, hotelId: query.hotelId ?? null });
  const { rows, ...list } = await findTrainings(db, query);
  return { ...list, rows: rows.map(toRow) } as TrainingList;
}

/** One training as those who write it see it. */
export async function readDesk(
  db: Db | Tx,
  { actor, id }: { actor: Actor; id: string },
): Promise<TrainingDesk> {
  const row = await findTraining(db, id);
  if (!row) throw refuse("not_found");
  await requireReader(db, { actor, hotelId: row.hotel_id });
  const content = row.content as TrainingContent;
  return { ...sharedOf(row), content, faults: contentFaultsOf(content) };
}

function toRow(row: TrainingRecord): TrainingRow {
  const { title, minutes, lessons, questions } = row.content as TrainingContent;
  return {
    ...{ ...sharedOf(row), title, minutes, lessons: lessons.length, questions: questions.length },
    updatedAt: row.updated_at.toISOString(),
  };
}

function sharedOf({ id, state, version, started, passed, ...row }: TrainingRecord) {
  const { hotel_id: hotelId, hotel_name: name, hotel_slug: slug } = row;
  return {
    ...{ id, state: state as TrainingState, version, started, passed },
    hotel: hotelId && name && slug ? { id: hotelId, name, slug } : null,
  };
}
