import type { PersonalPart } from "../personal-part.ts";
import { findRequestsOf } from "./queries.ts";

/** What a person asked of their data. That it was asked and answered is kept, as the law wants it shown. */
export const ownRequests: PersonalPart = {
  name: "privacy_requests",
  read: ({ db }, { email }) => findRequestsOf(db, email),
};
