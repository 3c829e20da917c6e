import type { PersonalPart } from "../privacy/personal-part.ts";
import { deleteInvitesTo, findInvitesTo } from "./queries.ts";

/** The agencies that asked for a person; which one they are in is of their profile. */
export const ownAgency: PersonalPart = {
  name: "agencies",
  read: ({ db }, { id }) => findInvitesTo(db, id),
  forget: (tx, _deps, { id }) => deleteInvitesTo(tx, id),
};
