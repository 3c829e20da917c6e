import type { PersonalPart } from "../privacy/personal-part.ts";
import { deleteAllOf, findAllOf } from "./queries.ts";

/** What a person had to do, with what they wrote of it: it goes with them. */
export const ownCheckpoints: PersonalPart = {
  name: "checkpoints",
  read: ({ db }, { id }) => findAllOf(db, id),
  forget: (tx, _deps, { id }) => deleteAllOf(tx, id),
};
