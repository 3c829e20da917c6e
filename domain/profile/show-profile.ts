import type { Profile, ShownProfile } from "./profile.ts";
import { type Audience, isVisible, type VisibleField } from "./visibility.ts";

/** A person's profile as these people see it; the preview and the API both ask here. */
export function showProfile(profile: Profile, to: Audience): ShownProfile {
  const sees = (field: VisibleField) => isVisible(profile.visibility[field], to);
  const { agency } = profile;
  return {
    fullName: profile.fullName,
    photoUrl: sees("photo") ? profile.photoUrl : null,
    headline: sees("headline") ? profile.headline : null,
    bio: sees("bio") ? profile.bio : null,
    city: sees("city") ? profile.city : null,
    email: sees("email") ? profile.email : null,
    phone: sees("phone") ? profile.phone : null,
    whatsapp: sees("whatsapp") ? profile.whatsapp : null,
    languages: sees("languages") ? profile.languages : [],
    specialties: sees("specialties") ? profile.specialties : [],
    agency:
      agency && sees("agency")
        ? {
            name: agency.name,
            site: agency.site,
            city: agency.city,
            cnpj: sees("cnpj") ? agency.cnpj : null,
          }
        : null,
  };
}
