import type { PersonalPart } from "../privacy/personal-part.ts";
import { findAllOf, findTurned } from "./queries.ts";

/** What a person was asked to do, and how they want to be told. */
export const ownNotifications: PersonalPart = {
  name: "notifications",
  read: async ({ db }, { id }) => ({
    received: await findAllOf(db, id),
    choices: await findTurned(db, id),
  }),
};
