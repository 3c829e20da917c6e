import type { User } from "@supabase/auth-js";
import { createContext, use } from "react";
import type { NextTierRequirements } from "#domain/accounts/me.ts";
import type { Role } from "#domain/accounts/roles.ts";
import type { AccountStatus } from "#domain/accounts/status.ts";

/** What an account is that is not active. */
export type Refused = Exclude<AccountStatus, "active">;

/** The signed-in person as every screen knows them (spec §3). */
export type CurrentUser = {
  user: User | null;
  userRole: Role | null;
  userName: string | null;
  userAvatarUrl: string | null;
  userTier: string | null;
  userReputationScore: number | null;
  userNextTierRequirements: NextTierRequirements | null;
  /** True until the session and the profile are both known (spec §4). */
  loading: boolean;
  /** Signed in by password, but a second factor is still to be shown. */
  needsSecondFactor: boolean;
  /** Why the account was turned away, if it was: only an active one may use the app (spec §4). */
  refusedAs: Refused | null;
  /** The profile could not be read; trying again may help. */
  hasFailed: boolean;
  signOut: () => Promise<void>;
};

export const CurrentUserContext = createContext<CurrentUser | null>(null);

/** The current user; a component outside the session's provider has none to ask for (spec §8). */
export function useCurrentUser(): CurrentUser {
  const current = use(CurrentUserContext);
  if (!current) throw new Error("useCurrentUser must be used within a SessionProvider");
  return current;
}
