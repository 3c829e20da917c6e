import type { PersonalPart } from "../privacy/personal-part.ts";
import { findDetails } from "./queries.ts";
import { toDetails } from "./read-details.ts";

/** Where a person is paid; it goes with the profile it hangs on. */
export const ownDetails: PersonalPart = {
  name: "payoutDetails",
  read: async ({ db }, { id }) => {
    const row = await findDetails(db, id);
    return row ? toDetails(row) : null;
  },
};
