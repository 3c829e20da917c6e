import type { Deps } from "../deps.ts";
import { insertDetails } from "./queries.ts";

/** Tax numbers and keys of nobody: the check digits are right, the rest is made up. */
const demoDetails = [
  { who: "advisor@lilamonde.test", kind: "cpf", key: "52998224725", holder: "Marina Teles" },
  { who: "operator@lilamonde.test", kind: "cnpj", key: "12ABC34501DE35", holder: "Nóbrega Viagens Ltda." },
];

/** Says for the demo's sellers where they are paid, once. */
export async function plantDetails({ db, auth, clock }: Deps): Promise<void> {
  for (const { who, ...details } of demoDetails) {
    const user = await auth.getUserByEmail(who);
    if (user) await insertDetails(db, { ...details, user_id: user.id, updated_at: clock.now() });
  }
}
