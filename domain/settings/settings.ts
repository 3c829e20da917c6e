import { z } from "zod";
import { DiagnosticAccess } from "../diagnostic/access.ts";
import { Version } from "../numbers.ts";
import { readCnpj } from "../profile/documents.ts";
import { coded, Email, text } from "../text.ts";
import { Limits } from "./limits.ts";

const Text = z.string().trim().max(200);
const WebAddress = z.url({ protocol: /^https?$/ }).or(z.literal(""));

const isCnpj = (kept: string) => kept === "" || readCnpj(kept) === kept;

/** How people reach the house, as every page may show it; an empty field is not shown. */
export const PublicSettings = z.object({
  /** Country code and number, digits only, as wa.me wants it. */
  whatsappNumber: z.string().regex(/^[1-9]\d{7,14}$/),
  email: Email,
  supportEmail: Email,
  phone: Text,
  address: z.object({ street: Text, city: Text, postalCode: Text }),
  social: z.object({ linkedin: WebAddress, instagram: WebAddress, youtube: WebAddress }),
  /** The community's own sign-in page, where a member keeps their preferences. */
  preferencesUrl: WebAddress,
});
export type PublicSettings = z.infer<typeof PublicSettings>;

/** Everything an administrator sets; each field is kept and versioned on its own. */
export const Settings = PublicSettings.extend({
  /** Where the messages of the contact form go. */
  teamEmail: Email,
  /** To whom the diagnostic is open. */
  diagnosticAccess: DiagnosticAccess,
  limits: Limits,
  /** The company of the house, to which sellers make out their invoices; the number as it is kept, empty until it is set. */
  company: z.object({ name: Text, cnpj: z.string().refine(isCnpj) }),
});
export type Settings = z.infer<typeof Settings>;

const line = text(200);
const webAddress = coded(/^(https?:\/\/[^\s]+)?$/, { max: 300 });

/** The settings as an administrator sends them, on the version they saw. */
export const SettingsChange = z.strictObject({
  version: Version,
  settings: z.strictObject({
    whatsappNumber: coded(/^[1-9]\d{7,14}$/, { max: 15 }),
    email: Email,
    supportEmail: Email,
    teamEmail: Email,
    phone: line,
    address: z.strictObject({ street: line, city: line, postalCode: line }),
    social: z.strictObject({ linkedin: webAddress, instagram: webAddress, youtube: webAddress }),
    preferencesUrl: webAddress,
    diagnosticAccess: DiagnosticAccess,
    limits: Limits,
    company: z.strictObject({ name: line, cnpj: coded(/^[0-9A-Z]*$/, { max: 14 }).refine(isCnpj) }),
  }),
});
export type SettingsChange = z.infer<typeof SettingsChange>;

/** Everything that is set, and how often it was changed. */
export const HouseSettings = z.object({ version: Version, settings: Settings }).meta({ id: "HouseSettings" });
export type HouseSettings = z.infer<typeof HouseSettings>;
