import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { changeSetting } from "./change-setting.ts";
import { readSettings } from "./read-settings.ts";

/** A company of nobody: the check digits are right, the rest is made up. */
const demoCompany = { name: "Lilamonde Representações Ltda.", cnpj: "11222333000181" };

/** Says for the demo house to which company invoices are made out, where nobody has said so. */
export async function plantCompany(deps: Deps): Promise<void> {
  const { company } = await readSettings(deps);
  if (company.cnpj !== "") return;
  await transact(deps.db, (tx) => changeSetting(tx, deps, { key: "company", value: demoCompany }));
}
