import { missingParts } from "#domain/profile/completeness.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { findProfile } from "./queries.ts";
import { toProfile } from "./read-profile.ts";

/** Says, the first time nothing is missing of a person's profile, that it is complete; call it last. */
export async function noteCompleteness(tx: Tx, deps: Deps, userId: string): Promise<void> {
  const row = await findProfile(tx, userId);
  if (!row || missingParts(toProfile(row, "")).length > 0) return;
  await recordFacts(tx, deps, [
    { kind: "profile_completed", cause: userId, data: { userId }, actorId: userId },
  ]);
}
