import type { PersonalPart } from "../privacy/personal-part.ts";
import { deleteAllViews, findAllViews } from "./queries.ts";

/** What a person has their lists remember. */
export const ownViews: PersonalPart = {
  name: "saved_views",
  read: ({ db }, { id }) => findAllViews(db, id),
  forget: (tx, _deps, { id }) => deleteAllViews(tx, id),
};
