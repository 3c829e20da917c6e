import type { OwnTerms } from "#domain/privacy/terms.ts";
import { TERMS_VERSION } from "#domain/privacy/terms-version.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import type { PersonalPart } from "../personal-part.ts";
import { keepAcceptance } from "./keep-acceptance.ts";
import { findAcceptancesOf } from "./queries.ts";

/** What somebody accepted of the terms, beside the version that holds. */
export async function readOwnTerms(db: Db | Tx, userId: string): Promise<OwnTerms> {
  const rows = await findAcceptancesOf(db, userId);
  return {
    current: TERMS_VERSION,
    accepted: rows.map(({ version, accepted_at }) => ({ version, at: accepted_at.toISOString() })),
  };
}

/** Accepts the terms that hold; who read others is shown which those are. */
export async function acceptTerms(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, version }: { actor: Actor; version: string },
): Promise<OwnTerms> {
  if (version !== TERMS_VERSION) throw refuse("conflict", { current: await readOwnTerms(db, actor.id) });
  return transact(db, async (tx) => {
    await keepAcceptance(tx, { userId: actor.id, way: "profile", now: clock.now() });
    return readOwnTerms(tx, actor.id);
  });
}

/** Which terms a person accepted, when and where; it goes with the profile. */
export const ownTerms: PersonalPart = {
  name: "accepted_terms",
  read: ({ db }, { id }) => findAcceptancesOf(db, id),
};
