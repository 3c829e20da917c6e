import type { PersonalPart } from "../privacy/personal-part.ts";
import { findAllOf } from "./goals/queries.ts";

/** A member's goals and plan; they hang on the profile and go with it. */
export const ownGrowth: PersonalPart = {
  name: "growth",
  read: ({ db }, { id }) => findAllOf(db, id),
};
