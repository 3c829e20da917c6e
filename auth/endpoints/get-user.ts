import type { UserCall } from "#auth/http/call.ts";
import { json } from "#auth/http/replies.ts";
import { toUserObject } from "#auth/users/user-object.ts";

/** GET /user: the caller's own account (§3.10). */
export function getUser({ actor }: UserCall): Response {
  return json(toUserObject(actor.user));
}
