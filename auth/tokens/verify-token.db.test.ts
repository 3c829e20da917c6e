import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAuth } from "#auth/create-auth.ts";
import { type AuthWorld, getAuthWorld, PASSWORD } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
let otherNode: ReturnType<typeof createAuth>;
beforeAll(async () => {
  world = await getAuthWorld();
  otherNode = createAuth(world.deps);
  await otherNode.start();
});
beforeEach(() => world.clear());
afterAll(async () => {
  await otherNode.close();
  await world.close();
});

/** Waits until both nodes refuse the token. Nothing turns the clock meanwhile: they are told, and need not ask. */
async function untilRefusedEverywhere(token: string): Promise<void> {
  const ask = () => Promise.all([world.auth.verifyToken(token), otherNode.verifyToken(token)]);
  await expect.poll(ask, { interval: 10 }).toEqual([null, null]);
}

test("a token is verified without the database, the second time without the signature", async () => {
  const { session, id, email } = await world.signedIn();
  const claims = await otherNode.verifyToken(session.access_token);
  expect(claims).toMatchObject({ sub: id, email, aal: "aal1" });
  expect(await otherNode.verifyToken(session.access_token)).toBe(claims);
});

test("every node is told of a ban, and of its end (P23)", async () => {
  const { session, id, client } = await world.signedIn();
  await otherNode.verifyToken(session.access_token);
  await world.auth.setBan({ userId: id, until: new Date("2999-01-01") });
  await untilRefusedEverywhere(session.access_token);
  expect((await client.refreshSession()).error).toMatchObject({ status: 400, code: "user_banned" });
  await world.auth.setBan({ userId: id, until: null });
  await expect.poll(() => otherNode.verifyToken(session.access_token)).not.toBeNull();
  expect((await world.client().refreshSession({ refresh_token: session.refresh_token })).error).toBeNull();
});

test("a ban ends by itself", async () => {
  const { session, id } = await world.signedIn();
  await world.auth.setBan({ userId: id, until: new Date(world.clock.now().getTime() + 60_000) });
  await untilRefusedEverywhere(session.access_token);
  world.clock.advance(61);
  expect(await otherNode.verifyToken(session.access_token)).not.toBeNull();
});

test("sign-out, revocation, a new password, reuse and deletion reach every node (P24)", async () => {
  const ends: ((person: Awaited<ReturnType<AuthWorld["signedIn"]>>) => Promise<unknown>)[] = [
    ({ client }) => client.signOut(),
    ({ id }) => world.auth.revokeSessions({ userId: id, scope: "all" }),
    ({ id }) => world.admin.updateUserById(id, { password: "um novo segredo" }),
    ({ id }) => world.admin.deleteUser(id),
    ({ id }) => world.admin.deleteUser(id, true),
    async ({ session }) => {
      const refresh = (token: string) => world.client().refreshSession({ refresh_token: token });
      const next = (await refresh(session.refresh_token)).data.session!;
      await refresh(next.refresh_token);
      world.clock.advance(11);
      await refresh(session.refresh_token);
    },
  ];
  for (const end of ends) {
    const person = await world.signedIn();
    expect(await otherNode.verifyToken(person.session.access_token)).not.toBeNull();
    await end(person);
    await untilRefusedEverywhere(person.session.access_token);
  }
});

test("a node that starts later knows what ended before", async () => {
  const [ended, banned] = [await world.signedIn(), await world.signedIn()];
  await world.auth.revokeSessions({ userId: ended.id, scope: "all" });
  await world.auth.setBan({ userId: banned.id, until: new Date("2999-01-01") });
  const late = createAuth(world.deps);
  await late.start();
  expect(await late.verifyToken(ended.session.access_token)).toBeNull();
  expect(await late.verifyToken(banned.session.access_token)).toBeNull();
  await late.close();
});

test("the list of devices shows where and when, and one can be ended", async () => {
  const { id, email, session } = await world.signedIn();
  const phone = world.client({ headers: { "user-agent": "Lilamonde on a phone" } });
  await phone.signInWithPassword({ email, password: PASSWORD });
  const devices = await world.auth.listSessions(id);
  expect(devices).toHaveLength(2);
  expect(devices[0]).toMatchObject({ userAgent: "Lilamonde on a phone", ip: "127.0.0.1", aal: "aal1" });
  const stranger = await world.signedIn();
  const scope = { only: devices[0]!.id };
  expect(await world.auth.revokeSessions({ userId: stranger.id, scope })).toBe(0);
  expect(await world.auth.revokeSessions({ userId: id, scope })).toBe(1);
  expect((await phone.getUser()).error).not.toBeNull();
  expect(await world.auth.verifyToken(session.access_token)).not.toBeNull();
});
