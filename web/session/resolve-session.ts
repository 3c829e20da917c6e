import type { Session } from "@supabase/auth-js";
import { adoptLanguage } from "./adopt-language.ts";
import { authClient } from "./auth-client.ts";
import type { CurrentUser } from "./current-user.ts";
import { readMe } from "./read-me.ts";
import { endSession } from "./sign-out.ts";

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
  isRefused: false,
  hasFailed: false,
};

/**
 * Who a session speaks for at this moment. One who is not active is signed out at once and told why (spec §4); one
 * whose account is gone right after word came that it changed is told the same.
 */
export async function resolveSession(session: Session | null, wasTold: boolean): Promise<SessionState> {
  if (!session) return nobody;
  const { user } = session;
  try {
    const { data: level } = await authClient().mfa.getAuthenticatorAssuranceLevel();
    if (level && level.nextLevel === "aal2" && level.currentLevel !== "aal2") {
      return { ...nobody, user, needsSecondFactor: true };
    }
    const me = await readMe(session.access_token);
    if (me?.status !== "active") {
      await endSession();
      return { ...nobody, isRefused: me !== null || wasTold };
    }
    if (adoptLanguage(me.preferredLanguage)) return { ...nobody, user, loading: true };
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
