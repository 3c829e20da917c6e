import type { Session } from "@supabase/auth-js";
import type { AccountStatus } from "#domain/accounts/status.ts";
import { adoptLanguage } from "./adopt-language.ts";
import { authClient } from "./auth-client.ts";
import type { CurrentUser } from "./current-user.ts";
import { readMe } from "./read-me.ts";
import { readSeeing } from "./see-as.ts";

export type SessionState = Omit<CurrentUser, "signOut">;

export const nobody: SessionState = {
  user: null,
  userRole: null,
  userName: null,
  userAvatarUrl: null,
  userTier: null,
  userReputationScore: null,
  userNextTierRequirements: null,
  loading: false,
  needsSecondFactor: false,
  refusedAs: null,
  hasFailed: false,
};

/**
 * Who a session speaks for at this moment: nobody, with the reason, if the account is not active (spec §4). Where the
 * server has just said what the account became, a refusal is not asked about again.
 */
export async function resolveSession(session: Session | null, told?: AccountStatus): Promise<SessionState> {
  if (!session) return nobody;
  if (told && told !== "active") return { ...nobody, refusedAs: told };
  const { user } = session;
  try {
    const { data: level } = await authClient().mfa.getAuthenticatorAssuranceLevel();
    if (level && level.nextLevel === "aal2" && level.currentLevel !== "aal2") {
      return { ...nobody, user, needsSecondFactor: true };
    }
    const me = await readMe(session.access_token);
    if (me?.status !== "active") return { ...nobody, refusedAs: me?.status ?? null };
    if (!readSeeing() && adoptLanguage(me.preferredLanguage)) return { ...nobody, user, loading: true };
    return {
      ...nobody,
      user,
      userRole: me.role,
      userName: me.fullName || null,
      userAvatarUrl: me.avatarUrl,
      userTier: me.tier,
      userReputationScore: me.reputationScore,
      userNextTierRequirements: me.nextTierRequirements,
    };
  } catch {
    return { ...nobody, user, hasFailed: true };
  }
}
