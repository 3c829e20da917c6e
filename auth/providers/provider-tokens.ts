import type { Deps } from "#auth/deps.ts";
import { seal, unseal } from "#auth/keys/seal.ts";

/** What a client needs to ask the provider something in the person's name; we keep it only until it is fetched. */
export type ProviderTokens = { provider_token?: string; provider_refresh_token?: string };

/** Encrypts tokens for the minutes between the callback and the exchange; only this user's exchange opens them. */
export function sealProviderTokens({ keys }: Deps, tokens: ProviderTokens, userId: string): string {
  return seal({ key: keys.secret("provider-token"), owner: userId }, JSON.stringify(tokens));
}

export function openProviderTokens({ keys }: Deps, sealed: string | null, userId: string): ProviderTokens {
  if (sealed === null) return {};
  return JSON.parse(unseal({ key: keys.secret("provider-token"), owner: userId }, sealed));
}
