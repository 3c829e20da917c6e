import type { PersonalPart } from "../privacy/personal-part.ts";
import { listOwn } from "./read-statements.ts";

/** The statements that a person was sent; their lines are the books' and stay under the id. */
export const ownStatements: PersonalPart = {
  name: "statements",
  read: (deps, { id }) => listOwn(deps, id),
};
