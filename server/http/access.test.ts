import { Hono } from "hono";
import { expect, test } from "vitest";
import { type Role, roles } from "#domain/accounts/roles.ts";
import { type AccountStatus, statuses } from "#domain/accounts/status.ts";
import { Problem } from "#platform/http/problem.ts";
import { type Access, enforceAccess } from "./access.ts";
import type { ApiEnv } from "./env.ts";

function ask(access: Access, role: Role | null, status: AccountStatus = "active") {
  const identify = async () => (role ? { id: "someone", status, role } : null);
  const app = new Hono<ApiEnv>();
  app.onError((error) => new Response(null, { status: error instanceof Problem ? error.status : 500 }));
  app.get("/", enforceAccess(access, identify), (context) => context.text(context.var.actor?.id ?? "nobody"));
  return app.request("/");
}

test("a public route and a link route let anyone in", async () => {
  expect((await ask("public", null)).status).toBe(200);
  expect((await ask("link", null)).status).toBe(200);
});

test.each(roles)("a route for %s lets them in and nobody else", async (allowed) => {
  expect((await ask([allowed], null)).status).toBe(401);
  for (const role of roles) {
    const answer = await ask([allowed], role);
    expect(answer.status, role).toBe(role === allowed ? 200 : 403);
    if (role === allowed) expect(await answer.text()).toBe("someone");
  }
});

test.each(statuses)(
  "an account that is %s gets in where roles are asked only if it is active",
  async (status) => {
    expect((await ask(["advisor"], "advisor", status)).status).toBe(status === "active" ? 200 : 403);
    expect((await ask("signed_in", "advisor", status)).status).toBe(200);
  },
);

test("nobody gets in where somebody must be signed in", async () => {
  expect((await ask("signed_in", null)).status).toBe(401);
});
