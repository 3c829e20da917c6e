import type { Factor, UserIdentity } from "@supabase/auth-js";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { SignInProviders } from "#domain/accounts/providers.ts";
import type { AccountsApi } from "#server/accounts/contract.ts";
import { authClient } from "#web/session/auth-client.ts";
import { memberApi } from "#web/session/member-api.ts";
import { readAgain } from "#web/session/queries/read-again.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";

/** A person's ways in, as the auth server has them now. */
export type WaysIn = {
  factors: Factor[];
  identities: UserIdentity[];
  recovery: { remaining: number; total: number } | null;
  /** Where else one may sign in here. */
  providers: Provider[];
};
type Provider = SignInProviders["providers"][number];

async function readWaysIn(): Promise<WaysIn> {
  const { data, error } = await authClient().getUser();
  if (error) throw error;
  const verified = (data.user.factors ?? []).filter(({ status }) => status === "verified");
  const hasCodes = verified.some(({ factor_type }) => factor_type === "recovery_code");
  const [recovery, providers] = await Promise.all([hasCodes ? readRecovery() : null, readProviders()]);
  return {
    factors: verified.filter(({ factor_type }) => factor_type !== "recovery_code"),
    identities: data.user.identities ?? [],
    recovery,
    providers,
  };
}

async function readRecovery() {
  const { data, error } = await authClient().mfa.recoveryCodes.getStatus();
  if (error) throw error;
  return { remaining: data.remaining, total: data.total };
}

async function readProviders(): Promise<Provider[]> {
  return (await bodyOf(await memberApi<AccountsApi>()["sign-in-providers"].$get())).providers;
}

const WAYS_IN = ["security", "ways-in"] as const;

/** How the person comes in. */
export function useWaysIn() {
  return useQuery({ queryKey: WAYS_IN, queryFn: readWaysIn });
}

/** What to do after a factor has come or gone: the token says so too, and the page shows it. */
export function useRefreshWaysIn(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await authClient().refreshSession();
    await readAgain(queries, WAYS_IN);
  };
}
