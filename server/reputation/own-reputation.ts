import type { PersonalPart } from "../privacy/personal-part.ts";
import { findOwnEntries } from "./statement/queries.ts";

/**
 * A person's statement of points. The entries are kept with the person's id, the rule, the points, the dates and the id
 * of what proves them, since scores and rules are judged by them later; what was written about it (appeals, answers,
 * reasons of corrections) hangs on the profile and goes with it.
 */
export const ownReputation: PersonalPart = {
  name: "reputation",
  read: ({ db }, { id }) => findOwnEntries(db, id),
};
