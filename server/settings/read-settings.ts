import { mergeSettings } from "#domain/settings/merge-settings.ts";
import type { Settings } from "#domain/settings/settings.ts";
import type { Config } from "#platform/config.ts";
import type { Deps } from "../deps.ts";
import { selectSettings } from "./queries.ts";

/** The settings of the house; what no administrator has set comes from the configuration. */
export async function readSettings({ db, config }: Pick<Deps, "db" | "config">): Promise<Settings> {
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
    preferencesUrl: new URL("/auth", publicUrl).href,
  };
}
