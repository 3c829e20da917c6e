import { AuthError } from "#auth/errors.ts";
import type { UserCall } from "#auth/http/call.ts";
import { json } from "#auth/http/replies.ts";
import { toUserObject } from "#auth/users/user-object.ts";

/** GET /user: the caller's own account (§3.10). */
export function getUser({ actor, headers }: UserCall): Response {
  const audience = headers.get("x-jwt-aud") || "authenticated";
  if (audience !== "authenticated") {
    throw new AuthError("validation_failed", { message: "Token audience doesn't match request audience" });
  }
  return json(toUserObject(actor.user));
}
