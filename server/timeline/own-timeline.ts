import type { PersonalPart } from "../privacy/personal-part.ts";
import { findPicturesOf } from "./pictures/queries.ts";
import { findAllOf } from "./queries.ts";

/** What a person said to other members; it leaves with them, the files of its pictures too. */
export const ownTimeline: PersonalPart = {
  name: "timeline",
  read: ({ db }, { id }) => findAllOf(db, id),
  forget: async (tx, { files }, { id }) => {
    for (const fileId of await findPicturesOf(tx, id)) await files.remove(tx, fileId);
  },
};
