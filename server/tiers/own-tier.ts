import type { PersonalPart } from "../privacy/personal-part.ts";
import { findHolds, findMoves, forgetMoves } from "./queries.ts";

/**
 * How a person climbed. Moves are kept with the person's id, the tiers, the score and the date, since what a tier
 * entitled to is judged by them later; the reasons that somebody wrote, locks and announcements go.
 */
export const ownTier: PersonalPart = {
  name: "tiers",
  read: async ({ db }, { id }) => ({ moves: await findMoves(db, id), ...(await findHolds(db, id)) }),
  forget: (tx, _deps, { id }) => forgetMoves(tx, id),
};
