import type { PersonalPart } from "../privacy/personal-part.ts";
import { deleteAllOf, findAllOf } from "./attempts/queries.ts";

/** What a person answered of themselves, with the result: it goes with them, and so does what was begun as a visitor. */
export const ownDiagnostics: PersonalPart = {
  name: "diagnostics",
  read: ({ db }, person) => findAllOf(db, person),
  forget: async (tx, { files }, person) => {
    for (const file of await deleteAllOf(tx, person)) await files.remove(tx, file);
  },
};
