import type { Session } from "@supabase/auth-js";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { AccountStatus } from "#domain/accounts/status.ts";
import { authClient } from "./auth-client.ts";
import { type CurrentUser, CurrentUserContext } from "./current-user.ts";
import { onLive, startLive } from "./live/live.ts";
import { PersonQueries } from "./queries/person-queries.tsx";
import { nobody, resolveSession, type SessionState } from "./resolve-session.ts";
import { readSeeing } from "./see-as.ts";
import { endSession } from "./sign-out.ts";

/**
 * Keeps the current user in step with the session and with what the server decides: sign-in, refresh, second factor,
 * sign-out, a changed or suspended account, in every tab.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ ...nobody, loading: true });

  useEffect(() => {
    let latest: Session | null = null;
    const settle = async (session: Session | null, told?: AccountStatus) => {
      const next = await resolveSession(session, told);
      if (latest !== session) return;
      setState((before) => succeed(before, next));
      // Who may not stay is out of the page first; what the server says to the sign-out is not waited for.
      if (session && !next.user) void endSession();
    };
    const { data } = authClient().onAuthStateChange((event, session) => {
      // The same session is announced twice at the start, and again whenever the tab is looked at.
      const isRepeated = event === "SIGNED_IN" || event === "INITIAL_SESSION";
      if (isRepeated && session && session.access_token === latest?.access_token) return;
      latest = session;
      // Outside the callback: the client holds its lock while it runs.
      setTimeout(() => void settle(session));
    });
    const stopHearing = onLive(["account", "standing"], (said) => {
      void settle(latest, (said as { status?: AccountStatus }).status);
    });
    return () => {
      stopHearing();
      data.subscription.unsubscribe();
    };
  }, []);

  const isIn = state.user !== null && state.userRole !== null;
  // The live stream is the person's alone.
  useEffect(() => (isIn && !readSeeing() ? startLive() : undefined), [isIn]);

  const value = useMemo((): CurrentUser => ({ ...state, signOut: endSession }), [state]);
  return (
    <CurrentUserContext value={value}>
      <PersonQueries personId={state.user?.id}>{children}</PersonQueries>
    </CurrentUserContext>
  );
}

/** The state after another; some things outlive it. */
function succeed(before: SessionState, next: SessionState): SessionState {
  // A reading that fails must not take the page away from somebody who is known.
  const isKnown = before.user !== null && before.user.id === next.user?.id && !before.needsSecondFactor;
  if (next.hasFailed && isKnown) return before;
  // A refusal signs out, and the sign-out must not wipe away the reason.
  return next.user ? next : { ...next, refusedAs: next.refusedAs ?? before.refusedAs };
}
