import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { json } from "#auth/http/replies.ts";
import { issuerOf } from "#auth/tokens/access-token.ts";
import { countUsers, listUsers } from "#auth/users/queries.ts";
import { toUserObject } from "#auth/users/user-object.ts";
import { accountOfPath } from "./find-account.ts";

const MAX_PER_PAGE = 1_000;

/** GET /admin/users/{id} */
export async function getUserByService(call: Call): Promise<Response> {
  return json(toUserObject(await accountOfPath(call)));
}

/** GET /admin/users: a page of accounts, with the number of all and the way to the next (§9). */
export async function listUsersByService({ deps, query }: Call): Promise<Response> {
  const page = readNumber(query.get("page"), 1);
  const perPage = Math.min(readNumber(query.get("per_page"), 50), MAX_PER_PAGE);
  const filter = query.get("filter") || undefined;
  const { db } = deps.database;
  const users = await listUsers(db, { offset: (page - 1) * perPage, limit: perPage, filter });
  const total = await countUsers(db, filter);
  const last = Math.max(1, Math.ceil(total / perPage));
  // The client reads the first digit after the first "=": `page` must come first.
  const link = (to: number, rel: string) =>
    `<${issuerOf(deps.config)}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")];
  return json(
    { users: users.map(toUserObject), aud: "authenticated" },
    { headers: { "x-total-count": String(total), link: links.join(", ") } },
  );
}

function readNumber(value: string | null, fallback: number): number {
  if (!value) return fallback;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new AuthError("validation_failed", { message: `Bad Pagination Parameters: ${value}` });
}
