import { templateOf } from "#domain/checkpoints/templates.ts";
import type { Figures } from "#domain/insights/figures.ts";
import { m } from "#messages/messages.js";
import type { Db } from "#platform/database/database.ts";
import { templateWords } from "../template-words.ts";
import { findOverdue } from "./queries.ts";

/** What one person has not closed in time, by the name of its template: what people write themselves is not read. */
export async function readOverdue(
  db: Db,
  asked: { ownerId: string; today: string },
): Promise<Figures["overdue"]> {
  return (await findOverdue(db, asked)).map(({ template, day, ...row }) => {
    const known = templateOf(template);
    const name = known ? templateWords[known] : m.insights_own_checkpoint;
    return { ...row, day: day!, title: { pt: name({}, { locale: "pt" }), en: name({}, { locale: "en" }) } };
  });
}
