import type { PersonalPart } from "../privacy/personal-part.ts";
import { findAllOf, letGoOf } from "./rounds/queries.ts";

/** Where a person was registered; that somebody was inside stays counted, without who. */
export const ownRegistrations: PersonalPart = {
  name: "events",
  read: ({ db }, { id, email }) => findAllOf(db, { userId: id, email }),
  forget: (tx, { clock }, { id, email }) => letGoOf(tx, { userId: id, email, now: clock.now() }),
};
