import { z } from "zod";
import { Email } from "../text.ts";

const Text = z.string().trim().max(200);
const WebAddress = z.url({ protocol: /^https?$/ }).or(z.literal(""));

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
});
export type Settings = z.infer<typeof Settings>;
