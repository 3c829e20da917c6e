import type { PersonalPart } from "../privacy/personal-part.ts";
import { readMe } from "./read-me.ts";

/** A person's account: ways in, sessions, what was noted of them, and what they are in the house. */
export const ownAccount: PersonalPart = {
  name: "account",
  read: async (deps, { id }) => ({
    ...(await deps.auth.readRecord(id)),
    standing: await readMe(deps, id),
  }),
};
