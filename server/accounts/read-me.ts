import { type Me, NextTierRequirements } from "#domain/accounts/me.ts";
import { effectiveRole } from "#domain/accounts/roles.ts";
import { AccountStatus } from "#domain/accounts/status.ts";
import type { Deps } from "../deps.ts";
import { findMe } from "./queries.ts";

/** The signed-in person with their role, tier and score; of one who is not active, the status alone. */
export async function readMe({ db }: Pick<Deps, "db">, id: string): Promise<Me | null> {
  const row = await findMe(db, id);
  if (!row) return null;
  const status = AccountStatus.parse(row.status);
  if (status !== "active") return { status };
  const requirements = NextTierRequirements.safeParse(row.next_tier_requirements);
  return {
    status,
    id,
    role: effectiveRole({ granted: row.role, selected: row.selected_role }),
    fullName: row.full_name,
    preferredLanguage: row.preferred_language,
    avatarUrl: row.avatar_url,
    tier: row.tier_name,
    reputationScore: row.reputation_score,
    nextTierRequirements: requirements.success ? requirements.data : null,
  };
}
