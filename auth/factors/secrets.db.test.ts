import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld } from "#auth/testing/auth-world.ts";
import { withFactors } from "#auth/testing/factors.ts";

const lines: string[] = [];
const sink = new Writable({
  write: (chunk, _, done) => {
    lines.push(String(chunk));
    done();
  },
});

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld({ log: pino({ level: "trace" }, sink) });
});
afterAll(() => world.close());

test("no secret, code or number of a factor reaches the log or the audit (P36)", async () => {
  const ways = withFactors(world);
  const { client, secret, factorId } = await ways.protectedPerson();
  const code = ways.codeFor(secret, 1);
  await client.mfa.challengeAndVerify({ factorId, code });
  const { phone } = await ways.registerPhone(client);
  const { data } = await client.mfa.recoveryCodes.generate();
  await client.mfa.recoveryCodes.verify({ code: data!.codes[0]! });
  await client.mfa.recoveryCodes.verify({ code: data!.codes[0]! });
  const { db } = world.database;
  const audit = await db.selectFrom("auth.audit_log").select(["action", "details"]).execute();
  const written = JSON.stringify(audit.map(({ details }) => details)) + lines.join("\n");
  const sms = world.texts.codeTo(`+${phone}`);
  for (const told of [secret, phone, `"${code}"`, `"${sms}"`, ...data!.codes]) {
    expect(written).not.toContain(told);
  }
  expect(audit.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["factor_verified", "recovery_codes_generated", "recovery_code_used"]),
  );
});

test("every answer about factors is for its reader alone (P35)", async () => {
  const { client, session } = await world.signedIn();
  await withFactors(world).enrolTotp(client);
  const answer = await world.fetch("/factors/recovery-codes", { bearer: session.access_token });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
