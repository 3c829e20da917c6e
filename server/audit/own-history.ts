import type { PersonalPart } from "../privacy/personal-part.ts";
import { readHistory } from "./read-history.ts";

/** What was decided about a person. The record outlives them under their number alone, without a name. */
export const ownHistory: PersonalPart = {
  name: "decisions",
  read: async ({ db }, { id }) => {
    const entries = await readHistory(db, { subjectType: "person", subjectId: id });
    return entries.map(({ by: _by, id: _id, ...entry }) => entry);
  },
};
