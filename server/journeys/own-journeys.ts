import type { PersonalPart } from "../privacy/personal-part.ts";
import { findLeaving, findSent } from "./files/queries.ts";
import { findOwnLibrary } from "./library/queries.ts";
import { findOwnJourneys } from "./list/queries.ts";

/**
 * The journeys a person made, and what they keep to use again, which go with the profile they hang on; what they sent
 * goes too, but for what a colleague who has their journey now still shows.
 */
export const ownJourneys: PersonalPart = {
  name: "journeys",
  read: async ({ db }, { id }) => ({
    journeys: await findOwnJourneys(db, id),
    library: await findOwnLibrary(db, id),
    files: await findSent(db, id),
  }),
  forget: async (tx, { files }, { id }) => {
    for (const uploadId of await findLeaving(tx, id)) await files.remove(tx, uploadId);
  },
};
