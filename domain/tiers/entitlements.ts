import type { houseTiers } from "../accounts/tiers.ts";

/** What a tier entitles to. */
export type Entitlements = {
  /** The tier's bonus on a stay's base, in basis points; paid out of the hotel's override, where there is one. */
  houseLine: number;
  /** How many products of one person may be published at once. */
  productsAtOnce: number;
  /** How long before everybody else campaigns are seen. */
  campaignHoursEarly: number;
  hasFamTrips: boolean;
  /** The diagnostic, where its access is set to "Silver and above". */
  hasDiagnostic: boolean;
};

type TierName = (typeof houseTiers)[number]["name"];

/** What each tier entitles to (loop: entitlements); code and page read it here. */
export const tierEntitlements: Record<TierName, Entitlements> = {
  purple: {
    houseLine: 0,
    productsAtOnce: 3,
    campaignHoursEarly: 0,
    hasFamTrips: false,
    hasDiagnostic: false,
  },
  silver: {
    houseLine: 0,
    productsAtOnce: 5,
    campaignHoursEarly: 0,
    hasFamTrips: false,
    hasDiagnostic: true,
  },
  gold: {
    houseLine: 100,
    productsAtOnce: 10,
    campaignHoursEarly: 48,
    hasFamTrips: true,
    hasDiagnostic: true,
  },
  platinum: {
    houseLine: 150,
    productsAtOnce: 20,
    campaignHoursEarly: 48,
    hasFamTrips: true,
    hasDiagnostic: true,
  },
  elite: {
    houseLine: 200,
    productsAtOnce: 50,
    campaignHoursEarly: 48,
    hasFamTrips: true,
    hasDiagnostic: true,
  },
};

/** What a tier entitles to by its name, whatever its case; a name that is not on the ladder has what the first has. */
export function entitlementsOf(tier: string | null): Entitlements {
  const name = tier?.trim().toLowerCase() ?? "";
  return Object.hasOwn(tierEntitlements, name) ? tierEntitlements[name as TierName] : tierEntitlements.purple;
}
