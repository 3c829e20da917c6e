import { formatPhone } from "#domain/profile/phone.ts";
import type { StoreSeller } from "#domain/stores/stores.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { readProfile } from "../profile/read-profile.ts";
import { readClimber } from "../tiers/read-tier.ts";

type Needs = Pick<Deps, "db" | "auth">;

/** Everything of a seller that their page could show, and the number as WhatsApp takes it. */
export async function readSeller(
  deps: Needs,
  userId: string,
): Promise<StoreSeller & { number: string | null }> {
  const found = await readProfile(deps, userId);
  if (!found) throw refuse("not_found");
  const { tier } = await readClimber(deps.db, userId);
  const { fullName, photoUrl, agency, city, languages, specialties, whatsapp } = found.profile;
  return {
    ...{ name: fullName, tier, photoUrl, agency: agency?.name ?? null, city, languages, specialties },
    whatsapp: whatsapp && formatPhone(whatsapp),
    number: whatsapp?.replace(/\D/g, "") ?? null,
  };
}
