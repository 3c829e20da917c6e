import type { PersonalPart } from "../../privacy/personal-part.ts";
import { findOwn } from "./queries.ts";

/** What somebody took, marked, kept together, sent on and asked for in the kit; all of it hangs on the profile. */
export const ownTakes: PersonalPart = {
  name: "materials",
  read: ({ db }, { id }) => findOwn(db, id),
};
