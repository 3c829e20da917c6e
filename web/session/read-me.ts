import { hc } from "hono/client";
import type { Me } from "#domain/accounts/me.ts";
import type { AccountApi } from "#server/api-type.ts";

/** The person a token speaks for; null when the server knows none. */
export async function readMe(accessToken: string): Promise<Me | null> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await hc<AccountApi>(window.location.origin, { headers }).api.me.$get();
  if ((answer.status as number) === 401) return null;
  if (!answer.ok) throw new Error(`the account could not be read (${answer.status})`);
  return (await answer.json()) as Me;
}
