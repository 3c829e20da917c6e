import type { PersonalPart } from "../privacy/personal-part.ts";
import { findLogoFiles, findOwnBrand } from "./brand/queries.ts";
import { findOwnLinks } from "./results/queries.ts";

/** A person's links, what they brought, their colour and logo; all but the files of logos hangs on the profile. */
export const ownMarketing: PersonalPart = {
  name: "marketing",
  read: async ({ db }, { id }) => ({
    brand: (await findOwnBrand(db, id)) ?? null,
    links: await findOwnLinks(db, id),
  }),
  forget: async (tx, { files }, { id }) => {
    for (const logoId of await findLogoFiles(tx, id)) await files.remove(tx, logoId);
  },
};
