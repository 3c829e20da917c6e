import type { PersonalPart } from "../privacy/personal-part.ts";
import { findOwnJourneys } from "./list/queries.ts";

/** The journeys a person made; they go with the profile they hang on. */
export const ownJourneys: PersonalPart = {
  name: "journeys",
  read: ({ db }, { id }) => findOwnJourneys(db, id),
};
