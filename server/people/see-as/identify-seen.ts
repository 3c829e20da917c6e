import { SEE_AS_HEADER } from "#domain/people/see-as-header.ts";
import type { Deps } from "../../deps.ts";
import type { Identify } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { findSeen } from "./find-seen.ts";

/**
 * Finds who a request speaks for, and where an administrator looks with somebody else's eyes, that person: for
 * readings alone, while their grant holds.
 */
export function identifySeen(identify: Identify, { db, clock }: Pick<Deps, "db" | "clock">): Identify {
  return async (request) => {
    const actor = await identify(request);
    const id = request.headers.get(SEE_AS_HEADER);
    if (id === null || !actor) return actor;
    if (request.method !== "GET") throw refuse("see_as_reads_only");
    const seen = await findSeen(db, { admin: actor, id, now: clock.now() });
    if (!seen) throw refuse("see_as_over");
    return { ...seen, seenBy: actor.id };
  };
}
