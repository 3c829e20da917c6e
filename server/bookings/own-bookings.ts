import type { PersonalPart } from "../privacy/personal-part.ts";
import { takeFilesOf } from "./files/queries.ts";
import { forgetBearer } from "./links/queries.ts";
import { findOwnBookings, forgetOwner } from "./queries.ts";

/** What a person sold: the books keep their id and nothing else of them (loop: who sees what). */
export const ownBookings: PersonalPart = {
  name: "bookings",
  read: ({ db }, { id }) => findOwnBookings(db, id),
  forget: async (tx, { files, clock }, { id, email }) => {
    for (const fileId of await takeFilesOf(tx, id)) await files.remove(tx, fileId);
    await forgetOwner(tx, id);
    await forgetBearer(tx, { id, email, now: clock.now() });
  },
};
