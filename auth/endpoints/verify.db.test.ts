import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD, post } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const email = "davi@agency.test";
const signUp = async (redirect = "https://lilamonde.test/auth") => {
  await world.client().signUp({ email, password: PASSWORD, options: { emailRedirectTo: redirect } });
  return world.mailTo(email);
};
const follow = async (path: string) => {
  const { status, headers } = await world.fetch(path);
  return { status, headers, target: new URL(headers.get("location") ?? "https://none.test") };
};

test("a link sends the browser on with a session in the fragment", async () => {
  const { path } = await signUp("https://lilamonde.test/auth?step=2");
  const { status, target, headers } = await follow(path);
  expect(status).toBe(303);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(target.href.startsWith("https://lilamonde.test/auth?step=2#access_token=")).toBe(true);
  const parts = new URLSearchParams(target.hash.slice(1));
  expect(Object.fromEntries(parts)).toMatchObject({
    token_type: "bearer",
    type: "signup",
    expires_in: "3600",
    sb: "",
  });
  const claims = await world.auth.verifyToken(parts.get("access_token")!);
  expect(claims).toMatchObject({ email, amr: [{ method: "otp" }] });
  expect(
    (await world.client().refreshSession({ refresh_token: parts.get("refresh_token")! })).error,
  ).toBeNull();
});

test("a link works once; then it says so where the person was going", async () => {
  const { path } = await signUp();
  await follow(path);
  const { status, target } = await follow(path);
  expect(status).toBe(303);
  expect(target.origin).toBe("https://lilamonde.test");
  expect(Object.fromEntries(new URLSearchParams(target.hash.slice(1)))).toMatchObject({
    error: "access_denied",
    error_code: "otp_expired",
    error_description: "Email link is invalid or has expired",
  });
});

test("looking at a link does not use it: HEAD and prefetch change nothing (P27)", async () => {
  const { path } = await signUp();
  const head = await world.fetch(path, { method: "HEAD" });
  expect(head.status).toBe(200);
  for (const [name, value] of [
    ["sec-purpose", "prefetch;prerender"],
    ["x-moz", "prefetch"],
    ["x-purpose", "preview"],
  ] as const) {
    const ahead = await world.fetch(path, { headers: { [name]: value } });
    expect(ahead.headers.get("location")).toBeNull();
  }
  expect((await follow(path)).target.hash).toContain("access_token");
});

test("of twenty that redeem one link or one code at once, one succeeds (P8)", async () => {
  const { token } = await signUp();
  const byLink = await Promise.all(
    Array.from({ length: 20 }, () => world.fetch("/verify", post({ token_hash: token, type: "signup" }))),
  );
  expect(byLink.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(byLink.filter(({ code }) => code === "otp_expired")).toHaveLength(19);
  await world.client().signInWithOtp({ email });
  const { code } = await world.mailTo(email);
  const byCode = await Promise.all(
    Array.from({ length: 20 }, () => world.fetch("/verify", post({ email, token: code, type: "magiclink" }))),
  );
  expect(byCode.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("five wrong codes, from wherever they come, void the code but not the link (P9)", async () => {
  const { code, token, path } = await signUp();
  expect(token).not.toContain(code);
  for (let i = 0; i < 5; i++) {
    const wrong = String((Number(code) + i + 1) % 1_000_000).padStart(6, "0");
    const headers = { "x-test-address": `198.51.100.${i}` };
    const answer = await world.fetch("/verify", {
      ...post({ email, token: wrong, type: "signup" }),
      headers,
    });
    expect(answer).toMatchObject({ status: 403, code: "otp_expired" });
  }
  const late = await world.client().verifyOtp({ email, token: code, type: "signup" });
  expect(late.error).toMatchObject({ code: "otp_expired" });
  expect((await follow(path)).target.hash).toContain("access_token");
});

test("a wrong code, an unknown address and an expired code get one and the same answer (P19)", async () => {
  const { code } = await signUp();
  const wrong = await world.fetch("/verify", post({ email, token: "000000x", type: "signup" }));
  const unknown = await world.fetch(
    "/verify",
    post({ email: "nobody@agency.test", token: code, type: "signup" }),
  );
  world.clock.advance(86_401);
  const expired = await world.fetch("/verify", post({ email, token: code, type: "signup" }));
  for (const answer of [wrong, unknown, expired]) {
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 403,
      body: { code: "otp_expired", message: "Token has expired or is invalid" },
    });
  }
});

test("a code is good only for what it was sent for", async () => {
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  await world.client().signInWithOtp({ email });
  const { code, token } = await world.mailTo(email);
  for (const type of ["recovery", "signup", "invite", "email_change"] as const) {
    expect((await world.client().verifyOtp({ email, token: code, type })).error).toMatchObject({
      code: "otp_expired",
    });
    expect((await world.client().verifyOtp({ token_hash: token, type })).error).toMatchObject({
      code: "otp_expired",
    });
  }
  expect((await world.client().verifyOtp({ email, token: code, type: "email" })).error).toBeNull();
});

test("success clears every other link of the person (P25)", async () => {
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  await world.client().resetPasswordForEmail(email);
  const recovery = await world.mailTo(email);
  await world.client().signInWithOtp({ email });
  const { code } = await world.mailTo(email);
  await world.client().verifyOtp({ email, token: code, type: "magiclink" });
  const late = await world.client().verifyOtp({ token_hash: recovery.token, type: "recovery" });
  expect(late.error).toMatchObject({ code: "otp_expired" });
});

test("a banned person's links and codes are refused (P23)", async () => {
  const { id } = await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  await world.client().signInWithOtp({ email });
  const { code, path } = await world.mailTo(email);
  await world.auth.setBan({ userId: id, until: new Date("2999-01-01") });
  const typed = await world.client().verifyOtp({ email, token: code, type: "email" });
  expect(typed.error).toMatchObject({ status: 403, code: "user_banned" });
  expect((await follow(path)).target.hash).toContain("error_code=user_banned");
  await world.auth.setBan({ userId: id, until: null });
  expect((await world.client().verifyOtp({ email, token: code, type: "email" })).error).toBeNull();
});

test("a request without a type or token, or with too much, is refused", async () => {
  for (const path of ["/verify", "/verify?token=x", "/verify?type=signup", "/verify?token=x&type=nonsense"]) {
    expect(await world.fetch(path)).toMatchObject({ status: 400, code: "validation_failed" });
  }
  const bodies = [
    {},
    { type: "signup" },
    { type: "x", token_hash: "y" },
    { type: "signup", token: "123456" },
    { type: "signup", token_hash: "x", email },
  ];
  for (const body of bodies) {
    expect(await world.fetch("/verify", post(body))).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
  }
});

test("the client's own extra members are ignored (P37)", async () => {
  const { code } = await signUp();
  const { error } = await world.client().verifyOtp({
    email,
    token: code,
    type: "signup",
    options: { redirectTo: "https://lilamonde.test/x", captchaToken: "unused" },
  });
  expect(error).toBeNull();
});
