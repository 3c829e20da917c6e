import { z } from "zod";
import { Version } from "../numbers.ts";
import { line, lines, text } from "../text.ts";
import { readCnpj, readCpf } from "./documents.ts";
import { preferredLanguages, specialties, spokenLanguages } from "./offers.ts";
import { readPhone } from "./phone.ts";
import { readSite } from "./site.ts";
import { visibilities, visibleFields } from "./visibility.ts";

const Visibility = z.enum(visibilities);
const VisibilityChoices = z.record(z.enum(visibleFields), Visibility);
const SpokenLanguage = z.enum(spokenLanguages);
const Specialty = z.enum(specialties);

/** The company a person works in. */
const Agency = z.object({
  version: Version,
  name: z.string(),
  cnpj: z.string().nullable(),
  site: z.string().nullable(),
  city: z.string().nullable(),
});

/** Everything a person says of themselves, as they alone see it. */
export const Profile = z
  .object({
    version: Version,
    email: z.string(),
    fullName: z.string(),
    photoUrl: z.string().nullable(),
    headline: z.string().nullable(),
    bio: z.string().nullable(),
    city: z.string().nullable(),
    phone: z.string().nullable(),
    whatsapp: z.string().nullable(),
    languages: z.array(SpokenLanguage),
    specialties: z.array(Specialty),
    cpf: z.string().nullable(),
    visibility: VisibilityChoices,
    preferredLanguage: z.string(),
    agency: Agency.extend({
      /** Whether the reader owns it, and so may change it; and who does. */
      isYours: z.boolean(),
      owner: z.string().nullable(),
    }).nullable(),
  })
  .meta({ id: "Profile" });
export type Profile = z.infer<typeof Profile>;

/** The same person as somebody else sees them: what is not shown is null or empty. */
export const ShownProfile = Profile.pick({
  fullName: true,
  photoUrl: true,
  headline: true,
  bio: true,
  city: true,
  phone: true,
  whatsapp: true,
  languages: true,
  specialties: true,
})
  .extend({ email: z.string().nullable(), agency: Agency.omit({ version: true }).nullable() })
  .meta({ id: "ShownProfile" });
export type ShownProfile = z.infer<typeof ShownProfile>;

/** A typed value in the form it is kept in, or a refusal. */
function kept(read: (typed: string) => string | null) {
  return text(200).transform((typed, context) => {
    const value = read(typed);
    if (value === null) context.addIssue({ code: "custom", message: "invalid" });
    return value ?? z.NEVER;
  });
}

function unique<S extends z.ZodType>(item: S, max: number) {
  return z
    .array(item)
    .max(max)
    .transform((items) => [...new Set(items)]);
}

/** What a person changes of themselves; whatever is left out stays as it is. */
export const ProfileChanges = z.strictObject({
  fullName: line(120).optional(),
  headline: line(140).nullable().optional(),
  bio: lines(2_000).nullable().optional(),
  city: line(120).nullable().optional(),
  phone: kept(readPhone).nullable().optional(),
  whatsapp: kept(readPhone).nullable().optional(),
  languages: unique(SpokenLanguage, spokenLanguages.length).optional(),
  specialties: unique(Specialty, specialties.length).optional(),
  cpf: kept(readCpf).nullable().optional(),
  visibility: z.partialRecord(z.enum(visibleFields), Visibility).optional(),
});
export type ProfileChanges = z.infer<typeof ProfileChanges>;

/** An edit names the version it was made on; if another was saved since, it is refused. */
export const ProfileEdit = z.strictObject({ version: Version, changes: ProfileChanges });

/** The agency as a whole; version 0 makes a new one. */
export const AgencyEdit = z.strictObject({
  version: Version,
  name: line(160),
  cnpj: kept(readCnpj).nullable(),
  site: kept(readSite).nullable(),
  city: line(120).nullable(),
});
export type AgencyEdit = z.infer<typeof AgencyEdit>;

export const LanguageChoice = z.strictObject({ language: z.enum(preferredLanguages) });
