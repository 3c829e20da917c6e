import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD, post } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld({ config: { sessionIdleSeconds: 7_200, sessionMaxSeconds: 86_400 } });
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const refresh = (token: string) =>
  world
    .client()
    .refreshSession({ refresh_token: token })
    .then(({ data, error }) => ({
      token: data.session?.refresh_token ?? "",
      access: data.session?.access_token ?? "",
      user: data.user,
      error,
    }));
const userOf = (access: string) => world.client().getUser(access);

test("a refresh gives the next token and an access token of the same session", async () => {
  const { session } = await world.signedIn();
  const next = await refresh(session.refresh_token);
  expect(next.error).toBeNull();
  expect(next.token).not.toBe(session.refresh_token);
  expect((await world.auth.verifyToken(next.access))?.session_id).toBe(
    (await world.auth.verifyToken(session.access_token))?.session_id,
  );
});

test("ten refreshes of one token at once all get one and the same successor (P6)", async () => {
  const { session } = await world.signedIn();
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(session.refresh_token)));
  expect(answers.map(({ error }) => error)).toEqual(Array(10).fill(null));
  expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
});

test("a client that lost the answer may come back with the parent, however late (P6)", async () => {
  const { session } = await world.signedIn();
  const next = await refresh(session.refresh_token);
  world.clock.advance(600);
  const again = await refresh(session.refresh_token);
  expect(again).toMatchObject({ error: null, token: next.token });
});

test("within the reuse interval an older token gets the one in use", async () => {
  const { session } = await world.signedIn();
  const second = await refresh(session.refresh_token);
  const third = await refresh(second.token);
  expect(await refresh(session.refresh_token)).toMatchObject({ error: null, token: third.token });
});

test("a stolen grandparent ends the session, and that is committed (P5)", async () => {
  const { session } = await world.signedIn();
  const second = await refresh(session.refresh_token);
  const third = await refresh(second.token);
  world.clock.advance(11);
  const stolen = await refresh(session.refresh_token);
  expect(stolen.error).toMatchObject({ status: 400, code: "refresh_token_already_used" });
  expect((await refresh(third.token)).error).toMatchObject({ code: "refresh_token_not_found" });
  expect((await userOf(third.access)).error?.name).toBe("AuthSessionMissingError");
});

test("the end of one session leaves the person's other sessions alone", async () => {
  const { session, email } = await world.signedIn();
  const other = world.client();
  await other.signInWithPassword({ email, password: PASSWORD });
  const second = await refresh(session.refresh_token);
  await refresh(second.token);
  world.clock.advance(11);
  await refresh(session.refresh_token);
  expect((await other.refreshSession()).error).toBeNull();
});

test("what changed since the last token is in the next one", async () => {
  const { client, id } = await world.signedIn();
  await world.admin.updateUserById(id, { app_metadata: { plan: "gold" } });
  const { data } = await client.refreshSession();
  const claims = await world.auth.verifyToken(data.session!.access_token);
  expect(claims?.app_metadata).toMatchObject({ plan: "gold", provider: "email" });
});

test("a session unused for too long, or too old, is over", async () => {
  const { session } = await world.signedIn();
  world.clock.advance(7_000);
  const { token } = await refresh(session.refresh_token);
  world.clock.advance(7_201);
  expect((await refresh(token)).error).toMatchObject({ status: 400, code: "session_expired" });

  const old = await world.signedIn();
  let line = old.session.refresh_token;
  for (let hours = 0; hours < 23; hours++) {
    world.clock.advance(3_600);
    line = (await refresh(line)).token;
  }
  expect(line).not.toBe("");
  world.clock.advance(3_601);
  expect((await refresh(line)).error).toMatchObject({ code: "session_expired" });
});

test("nothing is invented: garbage, a changed letter and a foreign token are not found", async () => {
  const { session } = await world.signedIn();
  const token = session.refresh_token;
  const changed = `${token.slice(0, 30)}${token[30] === "A" ? "B" : "A"}${token.slice(31)}`;
  for (const bad of ["garbage", changed, `${token}A`, "a".repeat(70), "0123456789ab"]) {
    const { status, code } = await world.fetch(
      "/token?grant_type=refresh_token",
      post({ refresh_token: bad }),
    );
    expect({ status, code }).toEqual({ status: 400, code: "refresh_token_not_found" });
  }
  for (const body of [{}, { refresh_token: "" }, { refresh_token: null }, { refresh_token: 7 }]) {
    const { status, code } = await world.fetch("/token?grant_type=refresh_token", post(body));
    expect({ status, code }).toEqual({ status: 400, code: "validation_failed" });
  }
});

test("the database holds no token that could be used", async () => {
  const { session } = await world.signedIn();
  const rows = await world.database.db.selectFrom("auth.sessions").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(session.refresh_token);
});

test("an unknown grant is refused in the protocol's words", async () => {
  const { status, body } = await world.fetch("/token?grant_type=web3", post({}));
  expect({ status, ...body }).toMatchObject({ status: 400, code: "invalid_credentials" });
});
