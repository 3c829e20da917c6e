import type { PersonalPart } from "../../privacy/personal-part.ts";
import { deleteLooksAt, findLooksAt } from "./queries.ts";

/** When the team looked at the portal as a person sees it, and why. */
export const ownLooks: PersonalPart = {
  name: "seen_as",
  read: ({ db }, { id }) => findLooksAt(db, id),
  forget: (tx, _deps, { id }) => deleteLooksAt(tx, id),
};
