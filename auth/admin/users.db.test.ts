import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD, SERVICE_KEY } from "#auth/testing/auth-world.ts";
import { transact } from "#platform/database/transact.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const email = "hugo@agency.test";
const signIn = (address: string, password: string) =>
  world.client().signInWithPassword({ email: address, password });

test("an account is made as told, without any mail", async () => {
  const id = crypto.randomUUID();
  const { data, error } = await world.admin.createUser({
    id: id.toUpperCase(),
    email: "Hugo@Agency.test",
    phone: "+55 11 99999 0000",
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { full_name: "Hugo" },
    app_metadata: { plan: "gold" },
    role: "authenticated",
  });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    id,
    email,
    phone: "5511999990000",
    user_metadata: { full_name: "Hugo" },
    app_metadata: { plan: "gold", provider: "email", providers: ["email", "phone"] },
  });
  expect(data.user?.identities).toHaveLength(2);
  expect(await world.countMails()).toBe(0);
  expect((await signIn(email, PASSWORD)).error).toBeNull();
});

test("a taken address or number, a bad id, nothing at all and a weak password are refused", async () => {
  await world.admin.createUser({ email, phone: "5511999990000" });
  const refused = async (given: object) => (await world.admin.createUser(given)).error?.code;
  expect(await refused({ email })).toBe("email_exists");
  expect(await refused({ phone: "5511999990000" })).toBe("phone_exists");
  expect(await refused({ email: "x@y.test", id: "1" })).toBe("validation_failed");
  expect(await refused({})).toBe("validation_failed");
  expect(await refused({ email: "x@y.test", password: "123456" })).toBe("weak_password");
  expect(await refused({ email: "x@y.test", ban_duration: "a while" })).toBe("validation_failed");
  expect(await refused({ email: "x@y.test", password_hash: "$2b$10$abc" })).toBe("validation_failed");
});

test("a hash brought from elsewhere signs in", async () => {
  await world.admin.createUser({ email, password_hash: await hash("de outra casa"), email_confirm: true });
  expect((await signIn(email, "de outra casa")).error).toBeNull();
});

test("accounts are listed in pages, the newest first, with what the client needs to go on", async () => {
  for (let i = 0; i < 5; i++) {
    await world.admin.createUser({
      email: `guest${i}@agency.test`,
      user_metadata: { full_name: `Guest_${i}` },
    });
    world.clock.advance(1);
  }
  const first = await world.admin.listUsers({ page: 1, perPage: 2 });
  expect(first.data).toMatchObject({ total: 5, nextPage: 2, lastPage: 3 });
  expect(first.data.users.map((user) => user.email)).toEqual(["guest4@agency.test", "guest3@agency.test"]);
  const last = await world.admin.listUsers({ page: 3, perPage: 2 });
  expect(last.data).toMatchObject({ total: 5, nextPage: null, lastPage: 3 });
  expect((await world.admin.listUsers()).data.users).toHaveLength(5);
  const filtered = await world.fetch("/admin/users?filter=guest_2", { bearer: SERVICE_KEY });
  expect(filtered.body.users).toMatchObject([{ email: "guest2@agency.test" }]);
  expect(await world.fetch("/admin/users?page=0", { bearer: SERVICE_KEY })).toMatchObject({ status: 400 });
});

test("an account is read by its id in any case; what is no id or nobody's is 404 (P33)", async () => {
  const { data } = await world.admin.createUser({ email });
  const read = (id: string) => world.fetch(`/admin/users/${id}`, { bearer: SERVICE_KEY });
  expect((await read(data.user!.id.toUpperCase())).body).toMatchObject({ email });
  expect(await read(crypto.randomUUID())).toMatchObject({ status: 404, code: "user_not_found" });
  expect(await read("..%2f..%2fusers")).toMatchObject({ status: 404, code: "validation_failed" });
  expect(await read("1")).toMatchObject({ status: 404, code: "validation_failed" });
});

test("a change merges metadata, confirms addresses and takes effect at once", async () => {
  const { data } = await world.admin.createUser({
    email,
    user_metadata: { a: 1, b: 2 },
    app_metadata: { c: 3 },
  });
  const { id } = data.user!;
  const changed = await world.admin.updateUserById(id, {
    email: "hugo@new.test",
    password: PASSWORD,
    user_metadata: { a: null, d: 4 },
    app_metadata: { c: 5 },
    phone: "5511988887777",
  });
  expect(changed.data.user).toMatchObject({
    email: "hugo@new.test",
    phone: "5511988887777",
    user_metadata: { b: 2, d: 4 },
    app_metadata: { c: 5, provider: "email" },
  });
  expect((await signIn("hugo@new.test", PASSWORD)).error).toBeNull();
  const other = await world.admin.createUser({ email: "other@new.test" });
  const taken = await world.admin.updateUserById(other.data.user!.id, { email: "hugo@new.test" });
  expect(taken.error).toMatchObject({ status: 422, code: "email_exists" });
});

test("confirming an address by hand lets its owner in", async () => {
  await world.client().signUp({ email, password: PASSWORD });
  const { id } = (await world.auth.getUserByEmail(email))!;
  await world.admin.updateUserById(id, { email_confirm: true });
  expect((await signIn(email, PASSWORD)).error).toBeNull();
});

test("a password set by an administrator ends every session and voids every mail (P25)", async () => {
  const { client, id, email: address } = await world.signedIn();
  await client.resetPasswordForEmail(address);
  const { token } = await world.mailTo(address);
  await world.admin.updateUserById(id, { password: "um novo segredo" });
  expect((await client.getUser()).error?.name).toBe("AuthSessionMissingError");
  const late = await world.client().verifyOtp({ token_hash: token, type: "recovery" });
  expect(late.error).toMatchObject({ code: "otp_expired" });
});

test("a deleted account is gone with its sessions; softly, only its id stays", async () => {
  const [hard, soft] = [await world.signedIn(), await world.signedIn()];
  expect((await world.admin.deleteUser(hard.id)).error).toBeNull();
  expect((await world.admin.deleteUser(soft.id, true)).error).toBeNull();
  expect((await world.admin.getUserById(hard.id)).error).toMatchObject({
    status: 404,
    code: "user_not_found",
  });
  expect((await world.admin.getUserById(soft.id)).data.user).toMatchObject({
    email: "",
    identities: [],
    user_metadata: {},
  });
  for (const person of [hard, soft]) {
    expect((await person.client.getUser()).error).toMatchObject({ code: "user_not_found" });
    expect((await person.client.refreshSession()).error).toMatchObject({ code: "refresh_token_not_found" });
    expect((await signIn(person.email, PASSWORD)).error).toMatchObject({ code: "invalid_credentials" });
    expect((await world.admin.createUser({ email: person.email })).error).toBeNull();
  }
  expect((await world.admin.deleteUser(crypto.randomUUID())).error).toMatchObject({ code: "user_not_found" });
});

test("factors are listed bare and removed with what they had lifted", async () => {
  const { id } = await world.signedIn();
  const factorId = crypto.randomUUID();
  const now = world.clock.now();
  await world.database.db
    .insertInto("auth.mfa_factors")
    .values({
      id: factorId,
      user_id: id,
      factor_type: "totp",
      status: "verified",
      friendly_name: "Phone",
      created_at: now,
      updated_at: now,
    })
    .execute();
  const { data } = await world.admin.mfa.listFactors({ userId: id });
  expect(data?.factors).toMatchObject([{ id: factorId, factor_type: "totp", friendly_name: "Phone" }]);
  const stranger = await world.signedIn();
  const foreign = await world.admin.mfa.deleteFactor({ userId: stranger.id, id: factorId });
  expect(foreign.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
  expect((await world.admin.mfa.deleteFactor({ userId: id, id: factorId })).error).toBeNull();
  expect((await world.admin.mfa.listFactors({ userId: id })).data?.factors).toEqual([]);
});

test("the process may make an account inside its own transaction, and undo it with the rest", async () => {
  const attempt = transact(world.database.db, async (tx) => {
    await world.auth.createUser({ email }, { db: tx });
    await world.auth.inviteUser({ email: "guest@agency.test" }, { db: tx });
    throw new Error("undo");
  });
  await expect(attempt).rejects.toThrow("undo");
  expect(await world.auth.getUserByEmail(email)).toBeNull();
  expect(await world.countMails()).toBe(0);
});
