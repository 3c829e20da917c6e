import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "#auth/routes.ts";
import { type AuthWorld, getAuthWorld, SERVICE_KEY } from "#auth/testing/auth-world.ts";
import { propertyRuns } from "#testing/property-runs.ts";

let world: AuthWorld;
let token: string;
beforeAll(async () => {
  world = await getAuthWorld();
  token = (await world.signedIn()).session.access_token;
});
afterAll(() => world.close());

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.emailAddress(),
  fc.constantFrom(
    "signup",
    "email",
    "email_change",
    "a@b.test",
    "Uma noite boa",
    "24h",
    "\u0000",
    "\ud800",
    "__proto__",
  ),
  fc.uuid(),
);
const value = fc.oneof({ weight: 3, arbitrary: text }, fc.jsonValue({ maxDepth: 3 }));
const FIELDS =
  "id email phone password password_hash current_password nonce data user_metadata app_metadata role type token token_hash new_email ban_duration email_confirm create_user refresh_token auth_code code_verifier code_challenge code_challenge_method gotrue_meta_security should_soft_delete";
const body = fc.record(Object.fromEntries(FIELDS.split(" ").map((name) => [name, value])), {
  requiredKeys: [],
});

// Signing out would end the session that the other calls are made with.
const fuzzed = routes.filter(({ path }) => path !== "/logout");

test("whatever known members hold, no route answers 5xx", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fuzzed), body, text, async (route, given, id) => {
      const bearer = { public: "", user: token, service: SERVICE_KEY }[route.access];
      const path = route.path.replace(/\{\w+\}/g, encodeURIComponent(id.toWellFormed()));
      const query = new URLSearchParams({
        grant_type: route.grant ?? "",
        type: asText(given.type),
        token: asText(given.token),
      });
      const init = { method: route.method, ...(bearer ? { bearer } : {}) };
      const request = route.method === "GET" ? init : { ...init, body: JSON.stringify(given) };
      expect((await world.fetch(`${path}?${query}`, request)).status).toBeLessThan(500);
    }),
    propertyRuns(300),
  );
});

/** A value as an address can carry it; not every object can be made a string. */
function asText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
