import { type Me, NextTierRequirements } from "#domain/accounts/me.ts";
import { climbsTiers, effectiveRole } from "#domain/accounts/roles.ts";
import { AccountStatus } from "#domain/accounts/status.ts";
import type { Deps } from "../deps.ts";
import { findMe } from "./queries.ts";

/** The signed-in person with their role, tier and score; of one who is not active, the status alone. */
export async function readMe({ db }: Pick<Deps, "db">, id: string): Promise<Me | null> {
  const row = await findMe(db, id);
  if (!row) return null;
  const status = AccountStatus.parse(row.status);
  if (status !== "active") return { status };
  const role = effectiveRole({ granted: row.role, selected: row.selected_role });
  // Who had another role before keeps its place on the ladder, but does not show it.
  const isClimbing = climbsTiers(role);
  const requirements = NextTierRequirements.safeParse(row.next_tier_requirements);
  return {
    status,
    id,
    role,
    fullName: row.full_name,
    preferredLanguage: row.preferred_language,
    avatarUrl: row.avatar_url,
    tier: isClimbing ? row.tier_name : null,
    reputationScore: isClimbing ? row.reputation_score : null,
    nextTierRequirements: isClimbing && requirements.success ? requirements.data : null,
  };
}
