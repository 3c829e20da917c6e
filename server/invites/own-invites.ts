import type { PersonalPart } from "../privacy/personal-part.ts";
import { deleteInvitesOf, findInvitesOf } from "./queries.ts";

/** The invitations a person got. */
export const ownInvites: PersonalPart = {
  name: "invites",
  read: ({ db }, person) => findInvitesOf(db, person),
  forget: (tx, _deps, person) => deleteInvitesOf(tx, person),
};
