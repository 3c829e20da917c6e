import type { PersonalPart } from "../privacy/personal-part.ts";
import { findOwnCommissions, forgetPayee } from "./queries.ts";

/**
 * What a person earned. Books are kept: the payee's id, the basis points and the amounts stay, since a hotel's
 * payments and the accounts stand on them; what the person wrote goes.
 */
export const ownCommissions: PersonalPart = {
  name: "commissions",
  read: ({ db }, { id }) => findOwnCommissions(db, id),
  forget: (tx, _deps, { id }) => forgetPayee(tx, id),
};
