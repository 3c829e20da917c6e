import type { Auth } from "#auth/create-auth.ts";
import { effectiveRole } from "#domain/accounts/roles.ts";
import { AccountStatus } from "#domain/accounts/status.ts";
import type { Db } from "#platform/database/database.ts";
import type { Identify } from "../http/actor.ts";
import { findStanding } from "./queries.ts";
import { readClaims } from "./read-claims.ts";

/** Finds who a bearer token speaks for, with their status and role of this moment (spec §4, §6). */
export function createIdentify({ auth, db }: { auth: Auth; db: Db }): Identify {
  return async (request) => {
    const claims = await readClaims(auth, request);
    if (!claims) return null;
    const standing = await findStanding(db, claims.sub);
    if (!standing) return null;
    const role = effectiveRole({ granted: standing.role, selected: standing.selected_role });
    return { id: claims.sub, status: AccountStatus.parse(standing.status), role };
  };
}
