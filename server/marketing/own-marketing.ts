import type { PersonalPart } from "../privacy/personal-part.ts";
import { findOwnBrand } from "./brand/queries.ts";
import { findOwnLinks } from "./results/queries.ts";

/** A person's links, what they brought, their colour and logo; all but the logo's file hangs on the profile. */
export const ownMarketing: PersonalPart = {
  name: "marketing",
  read: async ({ db }, { id }) => ({
    brand: (await findOwnBrand(db, id)) ?? null,
    links: await findOwnLinks(db, id),
  }),
  forget: async (tx, { files }, { id }) => {
    const brand = await findOwnBrand(tx, id);
    if (brand?.logoId) await files.remove(tx, brand.logoId);
  },
};
