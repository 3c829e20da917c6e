import type { PersonalPart } from "../privacy/personal-part.ts";
import { deleteVotesOf, findAllOf } from "./queries.ts";

/** What a person asked the platform to become; a request outlives its author without a name, votes do not. */
export const ownRequests: PersonalPart = {
  name: "feature_requests",
  read: ({ db }, { id }) => findAllOf(db, id),
  forget: (tx, _deps, { id }) => deleteVotesOf(tx, id),
};
