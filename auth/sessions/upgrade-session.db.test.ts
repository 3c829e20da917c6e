import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD } from "#auth/testing/auth-world.ts";
import { transact } from "#platform/database/transact.ts";
import { lowerSessions } from "./lower-sessions.ts";
import { toTokenBody } from "./token-body.ts";
import { upgradeSession } from "./upgrade-session.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const refresh = (token: string) => world.client().refreshSession({ refresh_token: token });
const deps = () => ({
  ...world.deps,
  passwords: undefined as never,
  accountGuard: undefined as never,
  afterwards: () => undefined,
});

async function liftedSession() {
  const person = await world.signedIn();
  const other = world.client();
  await other.signInWithPassword({ email: person.email, password: PASSWORD });
  const factorId = crypto.randomUUID();
  const now = world.clock.now();
  await world.database.db
    .insertInto("auth.mfa_factors")
    .values({
      id: factorId,
      user_id: person.id,
      factor_type: "totp",
      status: "verified",
      created_at: now,
      updated_at: now,
    })
    .execute();
  const { session_id: sessionId } = (await world.auth.verifyToken(person.session.access_token))!;
  const issued = await transact(world.database.db, (tx) =>
    upgradeSession(tx, deps(), { sessionId, method: "totp", factorId }),
  );
  return { ...person, other, factorId, lifted: await toTokenBody(deps(), issued!) };
}

test("the same session goes on at aal2, and the person's aal1 sessions end (§7.5)", async () => {
  const { lifted, session, other } = await liftedSession();
  const claims = await world.auth.verifyToken(lifted.access_token);
  expect(claims).toMatchObject({ aal: "aal2", amr: [{ method: "totp" }, { method: "password" }] });
  expect(claims?.session_id).toBe((await world.auth.verifyToken(session.access_token))?.session_id);
  expect((await other.getUser()).error?.name).toBe("AuthSessionMissingError");
  const next = await refresh(lifted.refresh_token);
  expect((await world.auth.verifyToken(next.data.session!.access_token))?.aal).toBe("aal2");
});

test("a refresh token from before the factor never comes back as aal2, nor within the interval (P7)", async () => {
  const { session, lifted } = await liftedSession();
  const early = await refresh(session.refresh_token);
  expect(early.error).toMatchObject({ status: 400, code: "refresh_token_already_used" });
  const next = await refresh(lifted.refresh_token);
  expect(next.error).toBeNull();
  world.clock.advance(11);
  expect((await refresh(session.refresh_token)).error).toMatchObject({ code: "refresh_token_already_used" });
  expect((await refresh(next.data.session!.refresh_token)).error).not.toBeNull();
});

test("without the factor the session is aal1 again, with nothing of it in amr (P15)", async () => {
  const { id, factorId, lifted } = await liftedSession();
  await transact(world.database.db, (tx) => lowerSessions(tx, deps(), { userId: id, factorId }));
  const { data } = await refresh(lifted.refresh_token);
  expect(await world.auth.verifyToken(data.session!.access_token)).toMatchObject({
    aal: "aal1",
    amr: [{ method: "password" }],
  });
});
