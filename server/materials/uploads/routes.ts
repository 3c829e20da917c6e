import { type Context, Hono } from "hono";
import type { Deps } from "../../deps.ts";
import type { ApiEnv } from "../../http/env.ts";
import { refuse } from "../../http/refuse.ts";
import { findUpload } from "./queries.ts";
import { uploadsOf } from "./uploads-of.ts";

const PATH = "/files/uploads";
const PIECE_BYTES = 5 * 1_024 * 1_024;
const SENDERS = ["hotel", "admin"];

/**
 * Uploads that survive a broken connection, outside the limits of /api: in pieces of at most 5 MiB, for members of
 * hotels and administrators, each for their own uploads alone.
 */
export function uploadRoutes(deps: Deps) {
  const uploads = uploadsOf(deps);

  const answer = async (context: Context<ApiEnv>): Promise<Response> => {
    const request = context.req.raw;
    const actor = await deps.identify(request);
    if (!actor) throw refuse("unauthenticated");
    if (actor.status !== "active") throw refuse("account_not_active");
    if (!actor.role || !SENDERS.includes(actor.role)) throw refuse("forbidden");
    const id = context.req.path.slice(PATH.length + 1);
    if (request.method === "GET" || (id !== "" && !id.startsWith(`${actor.id}.`))) throw refuse("not_found");
    refusePiece(request);
    if (request.method === "HEAD") {
      // It arrived whole, and only the answer was lost.
      const whole = await findUpload(deps.db, { id, userId: actor.id });
      if (whole) return new Response(null, { status: 200, headers: wholeHeaders(whole.bytes) });
    }
    return uploads.handle(request, actor.id);
  };
  // Hono asks the routes of GET for HEAD.
  return new Hono<ApiEnv>()
    .on(["POST", "OPTIONS"], PATH, answer)
    .on(["GET", "PATCH", "DELETE", "OPTIONS"], `${PATH}/:id`, answer);
}

function refusePiece({ method, headers }: Request): void {
  if (method !== "PATCH" && method !== "POST") return;
  const length = Number(headers.get("content-length") ?? (method === "POST" ? 0 : Number.NaN));
  if (Number.isNaN(length)) throw refuse("bad_request");
  if (length > PIECE_BYTES) throw refuse("body_too_large");
}

function wholeHeaders(bytes: number) {
  const all = String(bytes);
  return {
    "tus-resumable": "1.0.0",
    "upload-offset": all,
    "upload-length": all,
    "cache-control": "no-store",
  };
}
