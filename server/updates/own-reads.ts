import type { PersonalPart } from "../privacy/personal-part.ts";
import { findReadsOf } from "./queries.ts";

/** Which news a person has read. */
export const ownReads: PersonalPart = {
  name: "updates_read",
  read: ({ db }, { id }) => findReadsOf(db, id),
};
