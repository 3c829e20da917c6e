import type { Session } from "@supabase/auth-js";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { authClient } from "./auth-client.ts";
import { type CurrentUser, CurrentUserContext } from "./current-user.ts";
import { readMe } from "./read-me.ts";

type State = Omit<CurrentUser, "signOut">;

const nobody: State = {
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

/** Keeps the current user in step with the session: sign-in, refresh, second factor, sign-out, in every tab. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ ...nobody, loading: true });

  useEffect(() => {
    let latest: Session | null = null;
    const settle = async (session: Session | null) => {
      const next = await resolve(session);
      // A refusal signs out, so by then another session, none, is the latest.
      if (latest === session || next.isRefused) setState((before) => keepRefusal(before, next));
    };
    const { data } = authClient().onAuthStateChange((_event, session) => {
      latest = session;
      // Outside the callback: the client holds its lock while it runs.
      setTimeout(() => void settle(session));
    });
    return () => data.subscription.unsubscribe();
  }, []);

  const value = useMemo(() => ({ ...state, signOut }), [state]);
  return <CurrentUserContext value={value}>{children}</CurrentUserContext>;
}

/** A refusal signs out, and the sign-out must not wipe away the reason. */
function keepRefusal(before: State, next: State): State {
  return before.isRefused && !next.user ? { ...next, isRefused: true } : next;
}

async function resolve(session: Session | null): Promise<State> {
  if (!session) return nobody;
  const { user } = session;
  try {
    const { data: level } = await authClient().mfa.getAuthenticatorAssuranceLevel();
    if (level && level.nextLevel === "aal2" && level.currentLevel !== "aal2") {
      return { ...nobody, user, needsSecondFactor: true };
    }
    const me = await readMe(session.access_token);
    if (me?.status !== "active") {
      await signOut();
      return { ...nobody, isRefused: me !== null };
    }
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

/** Ends this session; the client already takes 401, 403 and 404 for "it is gone" (spec §8). */
async function signOut(): Promise<void> {
  await authClient().signOut({ scope: "local" });
}
