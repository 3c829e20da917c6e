import type { PersonalPart } from "../../privacy/personal-part.ts";
import { findMemberships } from "./queries.ts";

/** The hotels a person works for; the memberships go with their profile. */
export const ownMemberships: PersonalPart = {
  name: "hotels",
  read: ({ db }, { id }) => findMemberships(db, id),
};
