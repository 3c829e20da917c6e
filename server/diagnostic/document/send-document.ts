import { z } from "zod";
import type { AttemptResult } from "#domain/diagnostic/attempts.ts";
import { Language } from "#domain/text.ts";
import { transact } from "#platform/database/transact.ts";
import type { Job, Jobs } from "#platform/jobs/jobs.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { type Bearer, findMine, holdMine } from "../attempts/let-in.ts";
import { attemptToken, attemptUrl } from "../attempts/link-token.ts";
import { documentMail } from "../attempts/mails.ts";
import { findAttempt, setDocument } from "../attempts/queries.ts";
import { firstNameOf } from "../attempts/start-attempt.ts";
import { findVersion } from "../questionnaires/queries.ts";
import { makeDocument } from "./make-document.ts";

const MAX_BYTES = 5_000_000;
const Order = z.object({ id: z.uuid(), language: Language });
type Order = z.infer<typeof Order>;
type Needed = Pick<Deps, "db" | "pdf" | "files" | "mail" | "config" | "jobs">;

const orders = new WeakMap<Jobs, Job<Order>>();

/** Has the result made into a PDF and mailed to whoever answered. */
export async function orderDocument(
  { db, jobs }: Pick<Deps, "db" | "jobs">,
  { language, ...bearer }: Bearer & { language: Language },
): Promise<void> {
  await transact(db, async (tx) => {
    const { id, state } = await holdMine(tx, bearer);
    if (state !== "finished") throw refuse("diagnostic_unfinished");
    await orders.get(jobs)?.enqueue(tx, { id, language }, { singletonKey: `${id} ${language}` });
  });
}

/** Makes the document of an attempt, keeps it in place of an older one, and mails its link. */
async function sendDocument(deps: Needed, { id, language }: Order): Promise<void> {
  const { db, files, mail, config } = deps;
  const row = await findAttempt(db, id);
  // Whoever left meanwhile gets nothing.
  if (!row?.result) return;
  const { content } = (await findVersion(db, row.version_id))!;
  const result = row.result as AttemptResult;
  const made = await makeDocument(deps, { content, result, name: row.name, language });
  const received = await files.receive({ content: made, maxBytes: MAX_BYTES, accept: ["application/pdf"] });
  if ("refusal" in received) throw new Error(`the document of a result is ${received.refusal}`);
  const file = new URL(`/api/diagnostic/attempts/${attemptToken(config, id)}/document`, config.publicUrl)
    .href;
  await transact(db, async (tx) => {
    const stored = await files.store(tx, received.draft);
    await setDocument(tx, { id, fileId: stored.id });
    if (row.document_id) await files.remove(tx, row.document_id);
    const url = attemptUrl(config, { id, language }, "result");
    await mail.queue(tx, documentMail({ to: row.email, name: firstNameOf(row.name), language, url, file }));
  });
}

/** Does so one by one, when nobody waits for it. */
export function defineDocuments(deps: Needed): void {
  const job = deps.jobs.define({
    name: "diagnostic.document",
    schema: Order,
    retry: { limit: 3, delaySeconds: 30, backoff: true },
    handle: (order) => sendDocument(deps, order),
  });
  orders.set(deps.jobs, job);
}

/** The document of an attempt, for the bearer of its link. */
export async function openDocument(
  { db, files }: Pick<Deps, "db" | "files">,
  bearer: Bearer,
): Promise<{ body: ReadableStream<Uint8Array>; bytes: number }> {
  const { document_id: id } = await findMine(db, bearer);
  const found = id ? await files.find(db, id) : undefined;
  if (!found) throw refuse("not_found");
  const { storageKey, bytes } = found.file;
  return { body: await files.read(storageKey, bytes), bytes };
}
