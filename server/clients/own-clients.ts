import type { PersonalPart } from "../privacy/personal-part.ts";
import { findAllClients } from "./queries.ts";
import { toClient } from "./to-client.ts";

/** The clients a person wrote down; they go with the profile they hang on. */
export const ownClients: PersonalPart = {
  name: "clients",
  read: async ({ db }, { id }) => (await findAllClients(db, id)).map(toClient),
};
