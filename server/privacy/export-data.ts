import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";

/** A copy of everything the house holds about a person (LGPD, art. 18), one member per capability. */
export async function exportData(deps: Deps, userId: string): Promise<Record<string, unknown>> {
  const user = await deps.auth.getUser(userId);
  if (!user) throw refuse("unauthenticated");
  const person = { id: userId, email: user.email };
  const parts: [string, unknown][] = [];
  for (const { name, read } of deps.personalParts) parts.push([name, await read(deps, person)]);
  return { exported_at: deps.clock.now().toISOString(), ...Object.fromEntries(parts) };
}
