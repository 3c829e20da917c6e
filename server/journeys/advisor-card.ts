import type { AdvisorCard } from "#domain/journeys/snapshot.ts";
import type { Deps } from "../deps.ts";
import { readBrandMark } from "../marketing/brand/read-brand-mark.ts";
import { readProfile } from "../profile/read-profile.ts";

/** How a person signs their proposals today. */
export async function readAdvisorCard(
  deps: Pick<Deps, "auth" | "db" | "files">,
  userId: string,
): Promise<AdvisorCard> {
  const found = await readProfile(deps, userId);
  if (!found) throw new Error("an owner of journeys has no profile");
  const { fullName, photoUrl, agency, whatsapp, email } = found.profile;
  return {
    ...{ name: fullName, photoUrl, agency: agency?.name ?? null, whatsapp, email },
    ...(await readBrandMark(deps, userId)),
  };
}
