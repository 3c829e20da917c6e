import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD, post } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const email = "caio@agency.test";
const redirectTo = "https://lilamonde.test/auth/reset-password?from=mail";
const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");
const click = async (path: string) => new URL((await world.fetch(path)).headers.get("location")!);
const exchange = (code: string, verifier: string) =>
  world.fetch("/token?grant_type=pkce", post({ auth_code: code, code_verifier: verifier }));
const recover = async (verifier: string) => {
  await world.fetch(
    "/recover",
    post({ email, code_challenge: challengeOf(verifier), code_challenge_method: "s256" }),
  );
  return (await world.mailTo(email)).path;
};

test("the official client recovers a password with PKCE, long after it asked (P28)", async () => {
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  const client = world.client({ flowType: "pkce" });
  expect((await client.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
  const { path, token } = await world.mailTo(email);
  expect(token).toMatch(/^pkce_/);
  world.clock.advance(900);
  const target = await click(path);
  expect(target.origin + target.pathname).toBe("https://lilamonde.test/auth/reset-password");
  expect(target.searchParams.get("from")).toBe("mail");
  expect(target.hash).toBe("");
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  const { data, error } = await client.exchangeCodeForSession(target.searchParams.get("code")!);
  expect(error).toBeNull();
  expect((await world.auth.verifyToken(data.session!.access_token))?.amr[0]?.method).toBe("recovery");
  expect(events).toContain("PASSWORD_RECOVERY");
  expect((await client.updateUser({ password: "um novo segredo" })).error).toBeNull();
});

test("each link belongs to its own verifier (P28)", async () => {
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  const [one, two] = ["a".repeat(60), "b".repeat(60)];
  const firstLink = await recover(one);
  await recover(two);
  const code = (await click(firstLink)).searchParams.get("code")!;
  expect(await exchange(code, two)).toMatchObject({ status: 400, code: "bad_code_verifier" });
  expect((await exchange(code, one)).status).toBe(200);
});

test("of twenty exchanges of one code at once, one succeeds (P8)", async () => {
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  const verifier = "c".repeat(60);
  const code = (await click(await recover(verifier))).searchParams.get("code")!;
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => exchange(code, verifier)))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 404)).toHaveLength(19);
});

test("a code lives five minutes from the click", async () => {
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  const verifier = "d".repeat(60);
  const code = (await click(await recover(verifier))).searchParams.get("code")!;
  world.clock.advance(301);
  expect(await exchange(code, verifier)).toMatchObject({ status: 422, code: "flow_state_expired" });
});

test("a failed link tells a PKCE client in the query as well", async () => {
  const target = await click("/verify?token=pkce_nothing&type=recovery");
  expect(target.searchParams.get("error_code")).toBe("otp_expired");
  expect(target.hash).toContain("error_code=otp_expired");
});

test("half a challenge, a strange method and a short challenge are refused", async () => {
  const ask = async (body: object) => (await world.fetch("/recover", post({ email, ...body }))).code;
  expect(await ask({ code_challenge: "x".repeat(43) })).toBe("validation_failed");
  expect(await ask({ code_challenge_method: "s256" })).toBe("validation_failed");
  expect(await ask({ code_challenge: "x".repeat(43), code_challenge_method: "md5" })).toBe(
    "validation_failed",
  );
  expect(await ask({ code_challenge: "short", code_challenge_method: "s256" })).toBe("validation_failed");
  expect(await ask({ code_challenge: null, code_challenge_method: null })).toBeUndefined();
});

test("an unknown code, an empty one and one of another kind are refused", async () => {
  expect(await exchange(crypto.randomUUID(), "v".repeat(60))).toMatchObject({
    status: 404,
    code: "flow_state_not_found",
  });
  expect(await exchange("../etc", "v")).toMatchObject({ status: 404 });
  expect(await exchange("", "")).toMatchObject({ status: 400, code: "validation_failed" });
});
