import { AuthClient } from "@supabase/auth-js";
import { SESSION_KEY } from "./session-key.ts";

let client: InstanceType<typeof AuthClient> | undefined;

/** The one client of this tab; the session lives in local storage and refreshes itself (spec §9). */
export function authClient(): InstanceType<typeof AuthClient> {
  client ??= new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    headers: { apikey: "lilamonde" },
    storageKey: SESSION_KEY,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    // A mailed link is often opened on another device, where a code challenge could not be answered.
    flowType: "implicit",
    experimental: { recoveryCodes: true },
  });
  return client;
}
