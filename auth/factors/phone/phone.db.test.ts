import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, post } from "#auth/testing/auth-world.ts";

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld({ hasLimits: true });
});
beforeEach(() => world.clear());
afterAll(() => world.close());

const PHONE = "+55 11 98765-4321".replace("-", "");

async function enrolled() {
  const person = await world.signedIn();
  const { data, error } = await person.client.mfa.enroll({ factorType: "phone", phone: PHONE });
  expect(error).toBeNull();
  return { ...person, factorId: data!.id, enrolment: data! };
}

test("a code by text message lifts the session", async () => {
  const { client, factorId, enrolment } = await enrolled();
  expect(enrolment).toMatchObject({ type: "phone", phone: "5511987654321" });
  const { data: challenge } = await client.mfa.challenge({ factorId, channel: "sms" });
  expect(challenge).toMatchObject({ type: "phone", expires_at: expect.any(Number) });
  const message = world.texts.sent.at(-1)!;
  expect(message).toMatchObject({ to: "+5511987654321", channel: "sms" });
  const code = world.texts.codeTo("+5511987654321");
  expect(message.text).toMatch(
    new RegExp(`^${code} é o seu código.* 5 minutos[^]*\n@lilamonde.test #${code}$`),
  );
  const { data, error } = await client.mfa.verify({ factorId, challengeId: challenge!.id, code });
  expect(error).toBeNull();
  expect(await world.auth.verifyToken(data!.access_token)).toMatchObject({
    aal: "aal2",
    amr: [{ method: "mfa/phone" }, { method: "password" }],
  });
  const { data: listed } = await client.mfa.listFactors();
  expect(listed!.phone).toMatchObject([{ id: factorId, phone: "5511987654321", status: "verified" }]);
});

test("the message is in the person's language, by the channel they ask for", async () => {
  const { client, factorId } = await enrolled();
  await client.updateUser({ data: { language: "en" } });
  await client.mfa.challenge({ factorId, channel: "whatsapp" });
  expect(world.texts.sent.at(-1)).toMatchObject({
    channel: "whatsapp",
    text: expect.stringContaining("is your Lilamonde code"),
  });
});

test("an unknown channel is refused and costs nothing", async () => {
  const { session, factorId } = await enrolled();
  const challenge = (channel: unknown) =>
    world.fetch(`/factors/${factorId}/challenge`, { ...post({ channel }), bearer: session.access_token });
  expect(await challenge("pigeon")).toMatchObject({ status: 400, code: "validation_failed" });
  expect(await challenge(null)).toMatchObject({ status: 200 });
});

test("a minute passes between two messages", async () => {
  const { client, factorId } = await enrolled();
  await client.mfa.challenge({ factorId, channel: "sms" });
  const { length } = world.texts.sent;
  const soon = await client.mfa.challenge({ factorId, channel: "sms" });
  expect(soon.error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
  expect(soon.error?.message).toMatch(/after \d+ seconds/);
  expect(world.texts.sent).toHaveLength(length);
  world.clock.advance(61);
  expect((await client.mfa.challenge({ factorId, channel: "sms" })).error).toBeNull();
});

test("the minute and the hour belong to the number, whoever asks", async () => {
  const one = await enrolled();
  const two = await enrolled();
  await one.client.mfa.challenge({ factorId: one.factorId, channel: "sms" });
  const second = await two.client.mfa.challenge({ factorId: two.factorId, channel: "sms" });
  expect(second.error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
  for (let i = 0; i < 9; i++) {
    world.clock.advance(61);
    const { client, factorId } = i % 2 ? one : two;
    expect((await client.mfa.challenge({ factorId, channel: "sms" })).error).toBeNull();
  }
  world.clock.advance(61);
  const eleventh = await one.client.mfa.challenge({ factorId: one.factorId, channel: "sms" });
  expect(eleventh.error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
});

test("a code belongs to its challenge and is not stored", async () => {
  const { client, factorId } = await enrolled();
  const { data: first } = await client.mfa.challenge({ factorId, channel: "sms" });
  const code = world.texts.codeTo("+5511987654321");
  world.clock.advance(61);
  const { data: second } = await client.mfa.challenge({ factorId, channel: "sms" });
  const rows = await world.database.db.selectFrom("auth.mfa_challenges").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(code);
  if (code !== world.texts.codeTo("+5511987654321")) {
    const crossed = await client.mfa.verify({ factorId, challengeId: second!.id, code });
    expect(crossed.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
  }
  expect((await client.mfa.verify({ factorId, challengeId: first!.id, code })).error).toBeNull();
});

test("a number that waits is taken over by the next enrolment, a verified one is not", async () => {
  const { client, factorId } = await enrolled();
  const { data: next } = await client.mfa.enroll({ factorType: "phone", phone: PHONE });
  expect(next!.id).not.toBe(factorId);
  expect((await client.mfa.listFactors()).data!.all.map(({ id }) => id)).toEqual([next!.id]);
  const { data: challenge } = await client.mfa.challenge({ factorId: next!.id, channel: "sms" });
  const code = world.texts.codeTo("+5511987654321");
  await client.mfa.verify({ factorId: next!.id, challengeId: challenge!.id, code });
  const again = await client.mfa.enroll({ factorType: "phone", phone: PHONE, friendlyName: "b" });
  expect(again.error).toMatchObject({ status: 422, code: "mfa_verified_factor_exists" });
});

test.each(["", "0119876", "+1 (555) 000", "55119876543211234", "five"])("%j is no number", async (phone) => {
  const { client } = await world.signedIn();
  const { error } = await client.mfa.enroll({ factorType: "phone", phone });
  expect(error).toMatchObject({ status: 400, code: "validation_failed" });
});

test("twenty requests for a message at once send one", async () => {
  const { session, factorId } = await enrolled();
  const { length } = world.texts.sent;
  const bearer = session.access_token;
  await Promise.all(
    Array.from({ length: 20 }, () => world.fetch(`/factors/${factorId}/challenge`, { ...post({}), bearer })),
  );
  expect(world.texts.sent).toHaveLength(length + 1);
});
