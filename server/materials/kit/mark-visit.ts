import type { Deps } from "../../deps.ts";
import { moveVisit } from "./queries.ts";

/** Remembers until when somebody has read the kit; never beyond now, and never back. */
export async function markVisit(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, until }: { userId: string; until: Date },
): Promise<void> {
  const now = clock.now();
  await moveVisit(db, { userId, until: until < now ? until : now });
}
