import type { PersonalPart } from "../privacy/personal-part.ts";
import { findAllOf, forgetAllOf } from "./queries.ts";

/** What Farol showed a person and what they did with it; it goes with them. */
export const ownInsights: PersonalPart = {
  name: "insights",
  read: ({ db }, { id }) => findAllOf(db, id),
  forget: (tx, _deps, { id }) => forgetAllOf(tx, id),
};
