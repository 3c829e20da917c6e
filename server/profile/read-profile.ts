import { Profile } from "#domain/profile/profile.ts";
import { chosenVisibility } from "#domain/profile/visibility.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { findProfile, type ProfileRow } from "./queries.ts";

type Found = { profile: Profile; isActive: boolean };

/** Everything a person says of themselves; nothing if there is no such person. */
export async function readProfile(
  { auth, db }: Pick<Deps, "auth"> & { db: Db | Tx },
  userId: string,
): Promise<Found | null> {
  const row = await findProfile(db, userId);
  if (!row) return null;
  const user = await auth.getUser(userId);
  return { profile: toProfile(row, user?.email ?? ""), isActive: row.status === "active" };
}

/** A person's row as their profile. */
export function toProfile(row: ProfileRow, email: string): Profile {
  return Profile.parse({
    version: row.version ?? 0,
    email,
    fullName: row.full_name,
    photoUrl: row.photo_file_id && row.avatar_url,
    headline: row.headline,
    bio: row.bio,
    city: row.city,
    phone: row.phone,
    whatsapp: row.whatsapp,
    languages: row.languages ?? [],
    specialties: row.specialties ?? [],
    cpf: row.cpf,
    visibility: chosenVisibility(row.visibility),
    preferredLanguage: row.preferred_language,
    agency: row.agency_id && {
      version: row.agency_version,
      name: row.agency_name,
      cnpj: row.agency_cnpj,
      site: row.agency_site,
      city: row.agency_city,
      isYours: row.agency_owner_id === row.id,
      owner: row.agency_owner,
    },
  });
}
