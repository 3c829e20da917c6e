import { randomUUID } from "node:crypto";
import type { TermsWay } from "#domain/privacy/terms.ts";
import { TERMS_VERSION } from "#domain/privacy/terms-version.ts";
import type { Tx } from "#platform/database/database.ts";
import { insertAcceptances } from "./queries.ts";

type Input = { userId: string; way: TermsWay; now: Date };

/** Keeps in the caller's transaction that somebody accepted the terms that hold. */
export async function keepAcceptance(tx: Tx, { userId, way, now }: Input): Promise<void> {
  await insertAcceptances(tx, [
    { id: randomUUID(), user_id: userId, version: TERMS_VERSION as never, way, accepted_at: now },
  ]);
}

/** Keeps it for an account whose address was just proven, if its form said so; other ways in are asked in the profile. */
export async function keepSignUpAcceptance(
  tx: Tx,
  { id, user_metadata: metadata }: { id: string; user_metadata: unknown },
  now: Date,
): Promise<void> {
  const said = (metadata as { accepted_terms?: unknown } | null)?.accepted_terms;
  if (said === TERMS_VERSION) await keepAcceptance(tx, { userId: id, way: "sign_up", now });
}
