import type { Profile } from "./profile.ts";

/** What makes a profile useful to other members, in the order it is best filled in. */
export const profileParts = [
  "photo",
  "headline",
  "bio",
  "city",
  "contact",
  "languages",
  "specialties",
  "agency",
] as const;
export type ProfilePart = (typeof profileParts)[number];

/** The parts a profile still lacks. */
export function missingParts(profile: Profile): ProfilePart[] {
  const has: Record<ProfilePart, boolean> = {
    photo: profile.photoUrl !== null,
    headline: profile.headline !== null,
    bio: profile.bio !== null,
    city: profile.city !== null,
    contact: profile.phone !== null || profile.whatsapp !== null,
    languages: profile.languages.length > 0,
    specialties: profile.specialties.length > 0,
    agency: profile.agency !== null,
  };
  return profileParts.filter((part) => !has[part]);
}
