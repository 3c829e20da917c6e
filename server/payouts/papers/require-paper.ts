import type { Tx } from "#platform/database/database.ts";
import { refuse } from "../../http/refuse.ts";
import { isPaperOf } from "./queries.ts";

type Named = { fileId: string; userId: string; field?: string };

/** Lets only a paper through that whoever names it has sent themselves. */
export async function requirePaper(tx: Tx, { fileId, userId, field = "fileId" }: Named): Promise<void> {
  if (await isPaperOf(tx, { fileId, userId })) return;
  throw refuse("validation_failed", { fields: { [field]: "unknown" } });
}
