import type { Tx } from "#platform/database/database.ts";
import { refuse } from "../http/refuse.ts";
import { findAdministrators } from "./queries.ts";

/** Refuses what would reach nobody: neither somebody at the hotel nor one of ours who answers for it. */
export async function requireAnswerer(tx: Tx, { has_desk: hasDesk }: { has_desk: boolean }): Promise<void> {
  if (!hasDesk && (await findAdministrators(tx)).length === 0) throw refuse("no_desk");
}
