import type { PersonalPart } from "../privacy/personal-part.ts";
import { findOwn } from "./certificates/queries.ts";
import { findAllOf } from "./taking/queries.ts";

/** What a person learnt and their certificates; both hang on the profile and go with it. */
export const ownTrainings: PersonalPart = {
  name: "trainings",
  read: async ({ db }, { id }) => {
    const certificates = await findOwn(db, id);
    return {
      ...(await findAllOf(db, id)),
      certificates: certificates.map(({ user_id: _, training_id: __, ...row }) => row),
    };
  },
};
