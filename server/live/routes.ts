import { Hono } from "hono";
import { readClaims } from "../accounts/read-claims.ts";
import type { Deps } from "../deps.ts";
import type { ApiEnv } from "../http/env.ts";
import { refuse } from "../http/refuse.ts";

/** No stream outlives the token it was opened with by much: after this it is to be opened again. */
const LONGEST_MS = 15 * 60_000;

/** What happens, as it happens: one stream of events, resumed by the browser with Last-Event-ID. */
export function liveRoutes({
  auth,
  live,
  identify,
  topicsOf,
}: Pick<Deps, "auth" | "live" | "identify" | "topicsOf">) {
  return new Hono<ApiEnv>().get("/api/live", async (context) => {
    const request = context.req.raw;
    const actor = await identify(request);
    const claims = actor && (await readClaims(auth, request));
    if (!claims && request.headers.has("authorization")) throw refuse("unauthenticated");
    if (actor?.seenBy) throw refuse("forbidden");
    if (actor && actor.status !== "active") throw refuse("account_not_active");
    const lastEventId = request.headers.get("last-event-id");
    return live.open({
      topics: await topicsOf(actor),
      ...(lastEventId ? { lastEventId } : {}),
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(LONGEST_MS)]),
      // Who comes back is asked anew who they are, and may hear other things or nothing.
      isLast: ({ event }) => event === "account",
      // Nor does it outlive the session: signed out, revoked or left behind by a new password, it is closed.
      watch: claims ? (end) => auth.watchToken(claims, end) : undefined,
    });
  });
}
