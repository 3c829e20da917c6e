import type { Localized } from "#domain/localized.ts";
import { houseDay } from "#domain/site/views.ts";
import type { OwnCertificate } from "#domain/trainings/certificates.ts";
import type { Passport, Stamp, TrainingPage } from "#domain/trainings/passport.ts";
import { attemptBlocker, TRIES_A_DAY } from "#domain/trainings/quiz.ts";
import type { TrainingContent } from "#domain/trainings/trainings.ts";
import { nightsBetween } from "#domain/zones.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findOwn } from "../certificates/queries.ts";
import { toOwn } from "../certificates/to-certificate.ts";
import { countTries, findOpen, findOpenOne, findTitles, type OpenRow } from "./queries.ts";

type Needed = Pick<Deps, "clock" | "config">;
type Held = { trainingId: string | null; certificate: OwnCertificate };

/** A member's training passport: every training with how far they are, and their certificates. */
export async function readPassport(deps: Needed & Pick<Deps, "db">, userId: string): Promise<Passport> {
  const today = houseDay(deps.clock.now());
  const held = await readHeld(deps.db, deps, userId);
  const rows = await findOpen(deps.db, userId);
  const stamps = rows.map((row): Stamp => {
    const content = row.content as TrainingContent;
    const keys = content.lessons.map(({ key }) => key);
    const read = keys.filter((key) => row.read?.includes(key)).length;
    const shown = shownOf(row, held);
    const standing = standingOf({ ...shown, read, today });
    return { ...shown, standing, lessons: keys.length, read };
  });
  return { stamps, certificates: held.map(({ certificate }) => certificate) };
}

function standingOf({ validUntil, read, today }: { validUntil: string | null; read: number; today: string }) {
  if (validUntil) return validUntil < today ? "expired" : "passed";
  return read > 0 ? "begun" : "open";
}

/** One training as a member takes it. */
export async function readTraining(
  db: Db | Tx,
  deps: Needed,
  { id, userId }: { id: string; userId: string },
): Promise<TrainingPage> {
  const row = await findOpenOne(db, { id, userId });
  if (!row) throw refuse("not_found");
  const today = houseDay(deps.clock.now());
  const held = await readHeld(db, deps, userId);
  const { lessons, questions, passPercent } = row.content as TrainingContent;
  const certificate = held.find(({ trainingId }) => trainingId === id)?.certificate ?? null;
  const triesToday = await countTries(db, { trainingId: id, userId, today });
  const read = row.read ?? [];
  const blocker = attemptBlocker({
    ...{ isOpen: true, lessons: lessons.map(({ key }) => key), read, triesToday },
    daysLeft: certificate && nightsBetween(today, certificate.validUntil),
  });
  return {
    ...{ ...shownOf(row, held), passPercent, version: row.version, best: row.best, certificate },
    lessons: lessons.map((lesson) => ({ ...lesson, isRead: read.includes(lesson.key) })),
    questions: questions.map(({ key, text, options }) => ({ key, text, options })),
    triesLeft: Math.max(0, TRIES_A_DAY - triesToday),
    blocker: blocker as TrainingPage["blocker"],
  };
}

async function readHeld(db: Db | Tx, { clock, config }: Needed, userId: string): Promise<Held[]> {
  const today = houseDay(clock.now());
  const rows = await findOwn(db, userId);
  return Promise.all(
    rows.map(async (row) => ({
      trainingId: row.training_id,
      certificate: await toOwn(config, row, today),
    })),
  );
}

function shownOf({ id, content, ...row }: OpenRow, held: Held[]) {
  const { title, headline, minutes } = content as TrainingContent;
  const { hotel_name: name, hotel_slug: slug } = row;
  const certificate = held.find(({ trainingId }) => trainingId === id)?.certificate;
  return {
    ...{ id, title, headline, minutes, hotel: name && slug ? { name, slug } : null },
    ...{ passedOn: certificate?.issuedOn ?? null, validUntil: certificate?.validUntil ?? null },
  };
}

/** The names of some trainings, for those who ask for them. */
export async function readTitles(db: Db | Tx, ids: string[]): Promise<{ id: string; title: Localized }[]> {
  return ids.length === 0 ? [] : findTitles(db, ids);
}
