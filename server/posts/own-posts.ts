import type { PersonalPart } from "../privacy/personal-part.ts";
import { findBegun } from "./queries.ts";

/** What a person began to write for the house; the posts stay the house's, without them. */
export const ownPosts: PersonalPart = {
  name: "posts",
  read: ({ db }, { id }) => findBegun(db, id),
};
