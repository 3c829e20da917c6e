import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD } from "#auth/testing/auth-world.ts";
import { quickPasswords } from "#testing/quick-passwords.ts";

const quick = quickPasswords();
let whileHashing: () => Promise<unknown> = async () => undefined;
let world: AuthWorld;
beforeAll(async () => {
  const hash = async (password: string) => {
    await whileHashing();
    return quick.hash(password);
  };
  world = await getAuthWorld({ passwords: { ...quick, hash } });
});
afterAll(() => world.close());

test("a session that ends while its new password is hashed changes nothing", async () => {
  const { client, email, id } = await world.signedIn();
  whileHashing = () => world.auth.revokeSessions({ userId: id, scope: "all" });
  const { error } = await client.updateUser({ password: "um novo segredo" });
  whileHashing = async () => undefined;
  expect(error).toMatchObject({ name: "AuthSessionMissingError" });
  expect((await world.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test("an account that is deleted meanwhile is told so, not answered with a fault", async () => {
  const { session, id } = await world.signedIn();
  whileHashing = () => world.auth.deleteUser({ userId: id });
  const body = JSON.stringify({ password: "um novo segredo", data: { a: 1 } });
  const answer = await world.fetch("/user", { method: "PUT", bearer: session.access_token, body });
  whileHashing = async () => undefined;
  expect(answer).toMatchObject({ status: 403, code: "session_not_found" });
});
