import { authClient } from "./auth-client.ts";

/** Ends this session; the client already takes 401, 403 and 404 for "it is gone" (spec §8). */
export async function endSession(): Promise<void> {
  await authClient().signOut({ scope: "local" });
}
