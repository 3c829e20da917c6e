import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Role } from "#domain/accounts/roles.ts";
import { useCurrentUser } from "#web/session/current-user.ts";
import { saveDestination } from "#web/session/destination.ts";
import { openSideOf } from "./open-side.ts";

/** What a portal's door answers: not decided yet, may not be decided now, or the role that comes in. */
type Entry = "waiting" | "failed" | Role;

/**
 * Lets people of some roles into a portal. Whoever is not signed in goes to /auth and comes back afterwards, or to the
 * page's open side where it has one; whoever has another role goes to /auth too (spec §6), which leads them to their own home.
 */
export function useEntry(roles: readonly Role[]): Entry {
  const { user, userRole, loading, needsSecondFactor, hasFailed } = useCurrentUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = user !== null && !needsSecondFactor;
  const mayEnter = isSignedIn && userRole !== null && roles.includes(userRole);
  const hasEntered = useRef(false);

  useEffect(() => {
    if (loading || hasFailed) return;
    if (mayEnter) {
      hasEntered.current = true;
      return;
    }
    const openSide = openSideOf(pathname);
    if (!isSignedIn && openSide && !hasEntered.current)
      return void navigate(openSide + search, { replace: true });
    // Who has just left did not ask to come back here; who never was in did.
    if (!isSignedIn && !hasEntered.current) saveDestination(pathname + search);
    void navigate("/auth", { replace: true });
  }, [loading, hasFailed, mayEnter, isSignedIn, pathname, search, navigate]);

  if (!loading && hasFailed) return "failed";
  return mayEnter && !loading ? userRole : "waiting";
}
