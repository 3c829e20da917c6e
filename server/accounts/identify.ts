import type { Auth } from "#auth/create-auth.ts";
import { effectiveRole } from "#domain/accounts/roles.ts";
import { AccountStatus } from "#domain/accounts/status.ts";
import type { Db } from "#platform/database/database.ts";
import type { Identify } from "../http/actor.ts";
import { findSpeaker } from "./queries.ts";
import { readClaims } from "./read-claims.ts";

/**
 * Finds who a bearer token speaks for, with their status and role of this moment (spec §4, §6). Whoever has a second
 * factor is nobody until they have used it: the API and the live stream ask here, and nowhere else.
 */
export function createIdentify({ auth, db }: { auth: Auth; db: Db }): Identify {
  return async (request) => {
    const claims = await readClaims(auth, request);
    if (!claims) return null;
    const speaker = await findSpeaker(db, { id: claims.sub, sessionId: claims.session_id });
    if (!speaker) return null;
    // Both have to say so: the token may be from before the factor, and the session may have lost the one it used.
    const hasUsedFactor = claims.aal === "aal2" && speaker.aal === "aal2";
    if (speaker.has_factor && !hasUsedFactor) return null;
    const role = effectiveRole({ granted: speaker.role, selected: speaker.selected_role });
    const standing = { status: AccountStatus.parse(speaker.status), role };
    return { id: claims.sub, ...standing, ...(hasUsedFactor && { hasUsedFactor }) };
  };
}
