import type { PersonalPart } from "../privacy/personal-part.ts";
import { findOwnLibrary } from "./library/queries.ts";
import { findOwnJourneys } from "./list/queries.ts";

/** The journeys a person made, and what they keep to use again; both go with the profile they hang on. */
export const ownJourneys: PersonalPart = {
  name: "journeys",
  read: async ({ db }, { id }) => ({
    journeys: await findOwnJourneys(db, id),
    library: await findOwnLibrary(db, id),
  }),
};
