import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { SignedInDevices } from "#domain/security/sessions.ts";
import { readClaims } from "../accounts/read-claims.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer } from "../http/api.ts";
import { refuse } from "../http/refuse.ts";
import { listDevices } from "./list-devices.ts";

/** Where a person is signed in; everything else about their ways in is the auth server's own. */
export function securityRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    method: "get",
    path: "/api/security/sessions",
    tags: ["security"],
    summary: "Where I am signed in",
    isPrivate: true,
    access: roles,
    responses: { 200: jsonAnswer(SignedInDevices, "This one first, then the latest used") },
  });
  const end = declareRoute(deps, {
    method: "delete",
    path: "/api/security/sessions/{id}",
    tags: ["security"],
    summary: "Sign out one place of mine",
    write: {
      audit: { none: "kept by the auth server's own log" },
      repeat: { harmless: "signed out is signed out" },
    },
    access: roles,
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 204: { description: "It is signed out" } },
  });

  return createApi()
    .openapi(list, async (context) => {
      const claims = await readClaims(deps.auth, context.req.raw);
      if (!claims) throw refuse("unauthenticated");
      context.header("cache-control", "no-store");
      return context.json(SignedInDevices.parse(await listDevices(deps, claims)), 200);
    })
    .openapi(end, async (context) => {
      const { id } = context.req.valid("param");
      const ended = await deps.auth.revokeSessions({ userId: context.var.actor.id, scope: { only: id } });
      if (ended === 0) throw refuse("not_found");
      return context.body(null, 204);
    });
}
