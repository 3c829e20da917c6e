import type { PersonalPart } from "../privacy/personal-part.ts";
import { findAllOf, letGoOf } from "./queries.ts";

/** The hotels a person referred; a referral outlives them without a name, a contact or a claim. */
export const ownReferrals: PersonalPart = {
  name: "referrals",
  read: ({ db }, { id }) => findAllOf(db, id),
  forget: (tx, { clock }, { id }) => letGoOf(tx, { userId: id, now: clock.now() }),
};
