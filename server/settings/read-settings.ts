import { firstLimits } from "#domain/settings/limits.ts";
import { mergeSettings } from "#domain/settings/merge-settings.ts";
import type { Settings } from "#domain/settings/settings.ts";
import type { Config } from "#platform/config.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { selectSettings } from "./queries.ts";

type Reading = { db: Db | Tx; config: Config };

/** The settings of the house; what no administrator has set comes from the configuration. */
export async function readSettings({ db, config }: Reading): Promise<Settings> {
  return mergeSettings(await selectSettings(db), fromConfig(config));
}

function fromConfig({ whatsappNumber, teamEmail, publicUrl }: Config): Settings {
  return {
    whatsappNumber,
    teamEmail,
    email: teamEmail,
    supportEmail: teamEmail,
    phone: "",
    address: { street: "", city: "São Paulo, SP", postalCode: "" },
    social: { linkedin: "", instagram: "", youtube: "" },
    diagnosticAccess: "open",
    limits: firstLimits,
    company: { name: "Lilamonde", cnpj: "" },
    preferencesUrl: new URL("/auth", publicUrl).href,
  };
}
