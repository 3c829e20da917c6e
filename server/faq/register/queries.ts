import { sql } from "kysely";
import { type FaqTopic, faqTopics } from "#domain/faq/faq.ts";
import {
  type NewQuestion,
  type QuestionQuery,
  type QuestionState,
  questionStates,
} from "#domain/faq/questions.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type ListShape, readList } from "#platform/database/list/read-list.ts";

function selectQuestions(db: Db | Tx) {
  return db
    .selectFrom("faq_entries as q")
    .select([
      "q.id",
      "q.topic",
      "q.question",
      "q.answer",
      "q.link",
      "q.position",
      "q.is_published",
      "q.version",
      "q.updated_at",
    ]);
}

/** Topics follow each other as on the page; within one the order is the administrators'. */
const place = sql`(array_position(array['hotels', 'advisors', 'community', 'account'], q.topic) * 1000 + q.position)`;

const shape: ListShape = {
  key: { by: sql`q.id`, kind: "uuid" },
  sorts: {
    position: { by: place, kind: "integer" },
    updatedAt: { by: sql`q.updated_at`, kind: "time" },
  },
  search: (pattern) => sql`q.search like ${pattern}`,
  filters: {
    topic: (topic: FaqTopic) => sql`q.topic = ${topic}`,
    state: (state: QuestionState) => sql`q.is_published = ${state === "published"}`,
  },
  facets: { topic: faqTopics, state: questionStates },
};

export type QuestionRow = Awaited<ReturnType<typeof lockQuestion>> & object;

/** The questions that an administrator's question leaves. */
export function findQuestions(db: Db, query: QuestionQuery) {
  return readList(db, selectQuestions(db), shape, query);
}

/** A question as it is. */
export function findQuestion(db: Db | Tx, id: string) {
  return selectQuestions(db).where("q.id", "=", id).executeTakeFirst();
}

/** Some questions by their ids. */
export function findQuestionsById(db: Db, ids: string[]): Promise<QuestionRow[]> {
  return selectQuestions(db).where("q.id", "in", ids).execute();
}

/** Holds a question until the transaction ends. */
export function lockQuestion(tx: Tx, id: string) {
  return selectQuestions(tx).where("q.id", "=", id).forUpdate().executeTakeFirst();
}

const columnsOf = ({ topic, question, answer, link, position, state }: NewQuestion) => ({
  topic,
  question: JSON.stringify(question),
  answer: JSON.stringify(answer),
  link: link && JSON.stringify(link),
  position,
  is_published: state === "published",
});

export async function insertQuestion(
  tx: Tx,
  { id, words, now }: { id: string; words: NewQuestion; now: Date },
) {
  await tx
    .insertInto("faq_entries")
    .values({ id, ...columnsOf(words), updated_at: now })
    .execute();
}

export async function updateQuestion(
  tx: Tx,
  { id, words, now }: { id: string; words: NewQuestion; now: Date },
) {
  await tx
    .updateTable("faq_entries")
    .set((eb) => ({ ...columnsOf(words), version: eb("version", "+", 1), updated_at: now }))
    .where("id", "=", id)
    .execute();
}
