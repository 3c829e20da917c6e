import type { PersonalPart } from "../../privacy/personal-part.ts";
import { forgetPapers } from "../papers/queries.ts";
import { findOwn } from "./queries.ts";

/**
 * What a person was paid. The books keep the payee's id, the amounts, the rate and what was withheld; the key, its
 * holder, the numbers of invoices and their files go.
 */
export const ownPayouts: PersonalPart = {
  name: "payouts",
  read: ({ db }, { id }) => findOwn(db, id),
  forget: async (tx, deps, { id }) => {
    for (const fileId of await forgetPapers(tx, id)) await deps.files.remove(tx, fileId);
  },
};
