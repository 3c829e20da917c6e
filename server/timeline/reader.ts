import type { Role } from "#domain/accounts/roles.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";

/** For whom something is read, and when: what decides about what they see. */
export type Reader = { id: string; role: Role | null; now: Date };

/** The person behind a request as a reader of the timeline. */
export function readerOf({ clock }: Pick<Deps, "clock">, { id, role }: Actor): Reader {
  return { id, role, now: clock.now() };
}
