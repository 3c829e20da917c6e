import type { PersonalPart } from "../privacy/personal-part.ts";
import { findOwn } from "./kit/queries.ts";

/** What somebody took, marked and asked for in the kit; all of it hangs on the profile. */
export const ownTakes: PersonalPart = {
  name: "materials",
  read: ({ db }, { id }) => findOwn(db, id),
};
