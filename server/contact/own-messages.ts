import type { PersonalPart } from "../privacy/personal-part.ts";
import { deleteMessagesOf, findMessagesOf } from "./queries.ts";

/** What a person wrote to the team by the contact form. */
export const ownMessages: PersonalPart = {
  name: "contact_messages",
  read: ({ db }, { email }) => findMessagesOf(db, email),
  forget: (tx, _deps, { email }) => deleteMessagesOf(tx, email),
};
