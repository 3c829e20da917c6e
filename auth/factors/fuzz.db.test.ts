import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, post } from "#auth/testing/auth-world.ts";
import { withFactors } from "#auth/testing/factors.ts";
import { propertyRuns } from "#testing/property-runs.ts";

let world: AuthWorld;
let ways: ReturnType<typeof withFactors>;
beforeAll(async () => {
  world = await getAuthWorld();
  ways = withFactors(world);
});
afterAll(() => world.close());

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.base64String({ maxLength: 60 }).map((value) => value.replace(/[+/=]/g, "")),
  fc.constantFrom("totp", "phone", "webauthn", "recovery_code", "create", "request", "public-key", "123456"),
  fc.constantFrom("+5511987654321", "sms", "whatsapp", "\u0000", "\ud800", "__proto__"),
  fc.uuid(),
);
const value = fc.oneof({ weight: 4, arbitrary: text }, fc.jsonValue({ maxDepth: 3 }));
const some = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
const response = some("attestationObject", "clientDataJSON", "authenticatorData", "signature", "transports");
const credential = fc.record({ id: text, rawId: text, type: text, response }, { requiredKeys: [] });
const webauthn = fc.record(
  { type: text, rpId: value, credential_response: credential },
  { requiredKeys: [] },
);
const body = fc
  .tuple(
    some("factor_type", "friendly_name", "issuer", "phone", "channel", "code", "challenge_id"),
    fc.option(fc.oneof(webauthn, value)),
  )
  .map(([fields, key]) => ({ ...fields, webauthn: key }));

test("whatever a request holds, no call of a factor answers 5xx", async () => {
  const { client, factorId, lifted } = await ways.protectedPerson();
  const key = await ways.registerKey(client);
  const unfinished = await ways.enrolKey(client, "Unfinished");
  const bearer = lifted.access_token;
  const ids = [factorId, key.factorId, unfinished.factorId, "recovery-codes"];
  const open = await Promise.all(
    ids.slice(0, 3).map((id) => world.fetch(`/factors/${id}/challenge`, { ...post({}), bearer })),
  );
  const steps = [...ids.flatMap((id) => [`/${id}/challenge`, `/${id}/verify`]), "", "/recovery-codes"];
  const challenge = fc.option(fc.constantFrom(...open.map(({ body: { id } }) => id)));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...steps), body, challenge, async (step, given, challengeId) => {
      const sent = challengeId === null ? given : { ...given, challenge_id: challengeId };
      const { status } = await world.fetch(`/factors${step}`, { ...post(sent), bearer });
      expect(status).toBeLessThan(500);
    }),
    propertyRuns(400),
  );
});
