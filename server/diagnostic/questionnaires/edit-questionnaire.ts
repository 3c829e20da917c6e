import { randomUUID } from "node:crypto";
import { contentFaultsOf } from "#domain/diagnostic/faults.ts";
import type {
  NewQuestionnaire,
  QuestionnaireContent,
  QuestionnaireDesk,
  QuestionnaireRow,
} from "#domain/diagnostic/questionnaires.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import {
  deleteDraft,
  findQuestionnaires,
  findVersions,
  holdQuestionnaire,
  insertQuestionnaire,
  insertVersion,
  moveOpen,
  publishVersion,
  updateDraft,
} from "./queries.ts";

type Which = { id: string; actorId: string };
type Needed = Pick<Deps, "db" | "clock">;

/** Every questionnaire, as administrators list them. */
export async function listQuestionnaires(db: Db): Promise<QuestionnaireRow[]> {
  return (await findQuestionnaires(db)).map((row) => {
    const content = row.content as QuestionnaireContent;
    return {
      ...{ id: row.id, title: content.title, published: row.published, hasDraft: row.has_draft },
      ...{ publishedAt: row.published_at?.toISOString() ?? null, isOpen: row.is_open },
      ...{ questions: content.questions.length, started: row.started, finished: row.finished },
    };
  });
}

/** One questionnaire: what is published, the draft beside it, and what keeps the draft from being published. */
export async function readDesk(db: Db | Tx, id: string): Promise<QuestionnaireDesk> {
  const versions = await findVersions(db, id);
  const [newest] = versions;
  if (!newest) throw refuse("not_found");
  const draft = versions.find(({ number }) => number === null);
  const published = versions.find(({ number }) => number !== null);
  return {
    ...{ id, isOpen: newest.is_open },
    published: published
      ? {
          number: published.number!,
          at: published.published_at!.toISOString(),
          content: published.content,
        }
      : null,
    draft: draft ? { version: draft.version, content: draft.content } : null,
    faults: draft ? contentFaultsOf(draft.content) : [],
  };
}

/** Begins a questionnaire as the copy of another, as a draft that nobody is asked. */
export async function createQuestionnaire(
  { db, clock }: Needed,
  { actorId, asked, once }: { actorId: string; asked: NewQuestionnaire; once: Once },
): Promise<QuestionnaireDesk> {
  return runOnce(db, once, async (tx) => {
    const [source] = await findVersions(tx, asked.copyOf);
    if (!source) throw refuse("validation_failed", { fields: { copyOf: "unknown" } });
    const now = clock.now();
    const id = randomUUID();
    const content = { ...source.content, title: asked.title };
    await insertQuestionnaire(tx, { id, isOpen: false, actorId, now });
    await insertVersion(tx, { id: randomUUID(), questionnaireId: id, number: null, content, actorId, now });
    await audit(tx, { id, actorId, action: "questionnaire.created", now, after: { copyOf: asked.copyOf } });
    return readDesk(tx, id);
  });
}

/** Keeps the draft of a questionnaire, faulty or not; a stale one is refused with what stands there. */
export async function keepDraft(
  { db, clock }: Needed,
  { id, version, content }: Which & { version: number; content: QuestionnaireContent },
): Promise<QuestionnaireDesk> {
  return transact(db, async (tx) => {
    const { draft } = await hold(tx, id);
    if ((draft?.version ?? 0) !== version) throw refuse("conflict", { current: await readDesk(tx, id) });
    const now = clock.now();
    if (draft) await updateDraft(tx, { id: draft.id, content, now });
    else {
      const made = { id: randomUUID(), questionnaireId: id, number: null, content };
      await insertVersion(tx, { ...made, actorId: null, now });
    }
    return readDesk(tx, id);
  });
}

/** Throws a draft away; what is published stays. */
export async function dropDraft({ db, clock }: Needed, { id, actorId }: Which): Promise<QuestionnaireDesk> {
  return transact(db, async (tx) => {
    const { draft, last } = await hold(tx, id);
    if (!draft || last === 0) throw refuse("conflict", { current: await readDesk(tx, id) });
    await deleteDraft(tx, draft.id);
    await audit(tx, { id, actorId, action: "questionnaire.draft_dropped", now: clock.now(), after: {} });
    return readDesk(tx, id);
  });
}

/** Publishes the draft as a new version; attempts that began on an older one go on with it. */
export async function publishDraft(
  { db, clock }: Needed,
  { id, actorId, version }: Which & { version: number },
): Promise<QuestionnaireDesk> {
  return transact(db, async (tx) => {
    const { draft, last } = await hold(tx, id);
    if (!draft || draft.version !== version) throw refuse("conflict", { current: await readDesk(tx, id) });
    const faults = contentFaultsOf(draft.content);
    if (faults.length > 0) throw refuse("questionnaire_faulty", { current: faults });
    const now = clock.now();
    await publishVersion(tx, { id: draft.id, number: last + 1, actorId, now });
    await audit(tx, { id, actorId, action: "questionnaire.published", now, after: { number: last + 1 } });
    return readDesk(tx, id);
  });
}

/** Makes a published questionnaire the one that people are asked from now on. */
export async function openQuestionnaire(
  { db, clock }: Needed,
  { id, actorId }: Which,
): Promise<QuestionnaireDesk> {
  return transact(db, async (tx) => {
    const { last } = await hold(tx, id);
    if (last === 0) throw refuse("diagnostic_closed");
    await moveOpen(tx, id);
    await audit(tx, { id, actorId, action: "questionnaire.opened", now: clock.now(), after: {} });
    return readDesk(tx, id);
  });
}

async function hold(tx: Tx, id: string) {
  if (!(await holdQuestionnaire(tx, id))) throw refuse("not_found");
  const versions = await findVersions(tx, id);
  const last = Math.max(0, ...versions.map(({ number }) => number ?? 0));
  return { draft: versions.find(({ number }) => number === null), last };
}

type Entry = Which & { action: string; now: Date; after: object };
async function audit(tx: Tx, { id, ...entry }: Entry): Promise<void> {
  await writeAudit(tx, { ...entry, subjectType: "questionnaire", subjectId: id });
}
