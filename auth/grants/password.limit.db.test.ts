import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD, post } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld({ hasLimits: true });
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const HOME = "203.0.113.7";
const CLOSED = { status: 429, code: "over_request_rate_limit" };
const clientAt = (address: string) => world.client({ headers: { "x-test-address": address } });
const signIn = (email: string, password: string, address: string) =>
  clientAt(address).signInWithPassword({ email, password });

async function person() {
  const email = `${crypto.randomUUID()}@agency.test`;
  await world.auth.createUser({ email, password: PASSWORD, email_confirm: true });
  return email;
}
async function guess(email: string, { times, from }: { times: number; from: (i: number) => string }) {
  for (let i = 0; i < times; i++) {
    expect((await signIn(email, "a guess", from(i))).error?.code).toBe("invalid_credentials");
  }
}

// Fifty-one wrong passwords from anywhere had closed the account to its owner everywhere.
test("ten wrong passwords from one place close the account there, a stranger's no less, and nowhere else", async () => {
  const email = await person();
  for (const address of [email, `nobody-${email}`]) {
    await guess(address, { times: 10, from: () => "198.51.100.1" });
    for (const password of ["a guess", PASSWORD]) {
      expect((await signIn(address, password, "198.51.100.1")).error).toMatchObject(CLOSED);
    }
  }
  expect((await signIn(email, PASSWORD, "198.51.100.2")).error).toBeNull();
  world.clock.advance(901);
  expect((await signIn(email, PASSWORD, "198.51.100.1")).error).toBeNull();
});

test("fifty from fifty places close it to every place it was never entered from, and spare the others", async () => {
  const email = await person();
  expect((await signIn(email, PASSWORD, HOME)).error).toBeNull();
  for (const address of [email, `nobody-${email}`]) {
    await guess(address, { times: 50, from: (i) => `198.51.100.${i}` });
    expect((await signIn(address, "a guess", "198.51.100.51")).error).toMatchObject(CLOSED);
    expect((await signIn(address, PASSWORD, "198.51.100.52")).error).toMatchObject(CLOSED);
  }
  expect((await signIn(email, PASSWORD, HOME)).error).toBeNull();
  // A known place has an allowance of its own, and no more than that.
  await guess(email, { times: 10, from: () => HOME });
  for (const password of ["a guess", PASSWORD]) {
    expect((await signIn(email, password, HOME)).error).toMatchObject(CLOSED);
  }
  world.clock.advance(901);
  expect((await signIn(email, PASSWORD, "198.51.100.52")).error).toBeNull();
});

test("another's places are not one's own", async () => {
  const [email, neighbour] = [await person(), await person()];
  expect((await signIn(neighbour, PASSWORD, HOME)).error).toBeNull();
  await guess(email, { times: 50, from: (i) => `198.51.100.${i}` });
  await signIn(email, "a guess", "198.51.100.51");
  expect((await signIn(email, PASSWORD, HOME)).error).toMatchObject(CLOSED);
});

test("mails asked for elsewhere leave the owner theirs; from many places they end, but not where one is known", async () => {
  const email = await person();
  expect((await signIn(email, PASSWORD, HOME)).error).toBeNull();
  const ask = async (address: string) => {
    const headers = { ...post({}).headers, "x-test-address": address };
    return (await world.fetch("/recover", { ...post({ email }), headers })).status;
  };
  for (let i = 0; i < 10; i++) {
    expect(await ask("198.51.100.1")).toBe(200);
    expect(await ask("198.51.100.1")).toBe(429);
    world.clock.advance(61);
  }
  expect(await ask("198.51.100.1")).toBe(429);
  for (let i = 2; i < 12; i++) expect(await ask(`198.51.100.${i}`)).toBe(200);
  expect(await ask("198.51.100.12")).toBe(429);
  expect(await ask(HOME)).toBe(200);
});

// Twenty-five wrong ones had been answered, one as the other.
test("a wrong current password counts, by session, and leaves the other sessions alone", async () => {
  const email = await person();
  const [mine, other] = [clientAt(HOME), clientAt(HOME)];
  for (const client of [mine, other]) await client.signInWithPassword({ email, password: PASSWORD });
  const change = (client: typeof mine, current_password: string) =>
    client.updateUser({ password: "um novo segredo", current_password });
  for (let i = 0; i < 10; i++) {
    expect((await change(mine, "a guess")).error?.code).toBe("current_password_invalid");
  }
  for (const password of ["a guess", PASSWORD]) {
    expect((await change(mine, password)).error).toMatchObject(CLOSED);
  }
  expect((await change(other, PASSWORD)).error).toBeNull();
});
