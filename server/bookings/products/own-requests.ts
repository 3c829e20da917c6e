import type { PersonalPart } from "../../privacy/personal-part.ts";
import { findAsked, findReceived, forgetSupplier, forgetVisitors } from "./queries.ts";

/** What a person was asked for as whoever offers products, and what they asked for themselves without their account. */
export const ownRequests: PersonalPart = {
  name: "product_requests",
  read: async ({ db }, { id, email }) => ({
    received: await findReceived(db, id),
    asked: await findAsked(db, email),
  }),
  forget: async (tx, { clock }, { id, email }) => {
    while ((await forgetVisitors(tx, { email, now: clock.now() })) > 0);
    await forgetSupplier(tx, id);
  },
};
