import type { PersonalPart } from "../privacy/personal-part.ts";
import { findBefore, findOwn } from "./queries.ts";
import { toDress } from "./to-store.ts";
import { deleteWritten, findLeads, findWritten } from "./visits/queries.ts";

const ALL = 10_000;

/** A person's store with who wrote there, which goes with their profile; and what they wrote to sellers themselves. */
export const ownStore: PersonalPart = {
  name: "store",
  read: async ({ db }, { id, email }) => {
    const row = await findOwn(db, id);
    const store = row && {
      slug: row.slug,
      before: await findBefore(db, row),
      ...toDress(row),
      requests: await findLeads(db, { storeId: row.id, limit: ALL }),
    };
    return { store: store ?? null, written: await findWritten(db, email) };
  },
  forget: (tx, _deps, { email }) => deleteWritten(tx, email),
};
