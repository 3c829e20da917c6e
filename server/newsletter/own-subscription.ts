import type { PersonalPart } from "../privacy/personal-part.ts";
import { deleteSubscriberOf, findSubscriberOf } from "./queries.ts";

/** A person's place in the list of the letter. */
export const ownSubscription: PersonalPart = {
  name: "newsletter",
  read: async ({ db }, { email }) => (await findSubscriberOf(db, email)) ?? null,
  forget: (tx, _deps, { email }) => deleteSubscriberOf(tx, email),
};
