import { demoId } from "#database/seed/demo/demo-id.ts";
import { demoTrainings } from "#database/seed/demo/trainings/trainings.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { issueCertificate } from "../certificates/issue-certificate.ts";
import { DEMO_CODE } from "../certificates/sign.ts";
import { insertTraining } from "../desk/queries.ts";
import { findOpenOne, holdTake, insertAttempt, updateTake } from "../taking/queries.ts";
import { findHotelBySlug } from "./queries.ts";

const DAY_MS = 86_400_000;
type DemoTraining = (typeof demoTrainings)[number];
type Planted = { id: string; training: DemoTraining; userId: string; taker: DemoTraining["takers"][number] };

/** Gives the demo world its trainings, and people who take them, once. */
export async function plantTrainings(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const training of demoTrainings) {
    const { name, hotel: slug, state, content, takers } = training;
    const id = demoId(`training/${name}`);
    const hotelId = slug ? await findHotelBySlug(deps.db, slug) : null;
    if (hotelId === undefined) continue;
    const made = new Date(now.getTime() - 110 * DAY_MS);
    const people: Omit<Planted, "id" | "training">[] = [];
    for (const taker of takers) {
      const person = await deps.auth.getUserByEmail(taker.email);
      if (person) people.push({ userId: person.id, taker });
    }
    await transact(deps.db, async (tx) => {
      const row = { id, hotel_id: hotelId, state, content: JSON.stringify(content) };
      if (!(await insertTraining(tx, { ...row, created_at: made, updated_at: made }))) return;
      for (const each of people) await plantTaker(tx, deps, { id, training, ...each });
    });
  }
}

async function plantTaker(tx: Tx, deps: Deps, { id, training, userId, taker }: Planted): Promise<void> {
  const { content, name } = training;
  const { read, scores, daysAgo } = taker;
  const at = new Date(deps.clock.now().getTime() - daysAgo * DAY_MS);
  const which = { trainingId: id, userId };
  await holdTake(tx, { ...which, now: at });
  for (const [index, score] of scores.entries()) {
    const tried = { id: demoId(`training-attempt/${name}/${taker.email}/${index}`), version: 1, score };
    await insertAttempt(tx, { ...which, ...tried, isPassed: score >= content.passPercent, now: at });
  }
  const isPassed = scores.some((score) => score >= content.passPercent);
  await updateTake(tx, which, {
    read: content.lessons.slice(0, read).map(({ key }) => key),
    ...(scores.length > 0 && { attempts: scores.length, best: Math.max(...scores) }),
    ...(isPassed && { passed_at: at }),
  });
  if (!isPassed) return;
  const row = await findOpenOne(tx, { id, userId });
  const hotel = row?.hotel_name ?? null;
  const known =
    name === "velaa" && deps.config.isDemo
      ? { known: { id: demoId("certificate/velaa"), code: DEMO_CODE } }
      : {};
  const issue = { userId, training: { id, ...content }, hotel, now: at, ...known };
  const certificateId = await issueCertificate(tx, deps, issue);
  const then = { ...deps, listeners: { ...deps.listeners, tells: [] }, clock: { now: () => at } };
  const data = { trainingId: id, certificateId, userId, hotelId: row?.hotel_id ?? null };
  await recordFacts(tx, then, [{ kind: "training_passed", cause: certificateId, data }]);
}
