import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { routes } from "#auth/routes.ts";
import { type AuthWorld, getAuthWorld, PASSWORD, post } from "#auth/testing/auth-world.ts";
import { RP, withFactors } from "#auth/testing/factors.ts";

let world: AuthWorld;
let ways: ReturnType<typeof withFactors>;
beforeAll(async () => {
  world = await getAuthWorld();
  ways = withFactors(world);
});
beforeEach(() => world.clear());
afterAll(() => world.close());

type Protected = Awaited<ReturnType<typeof ways.protectedPerson>>;
type Row = { body?: unknown; id?: (person: Protected) => string; refused: number | null };

const put = (body: unknown, refused: number | null): Row => ({ body, refused });
const ofFactor = ({ factorId }: Protected) => factorId;

/** What a person with a second factor may do without it: null says it is allowed (§7.2, P16). */
const TABLE: Record<string, Row[]> = {
  "GET /user": [{ refused: null }],
  "PUT /user": [
    put({ data: { full_name: "Ana" } }, null),
    put({ email: "new@guests.test" }, 401),
    put({ phone: "+5511987654321" }, 401),
    put({ password: "Outra noite em Alentejo" }, 401),
    put({ password: "Outra noite em Alentejo", current_password: PASSWORD }, 401),
  ],
  "POST /logout": [{ refused: null }],
  "GET /reauthenticate": [{ refused: null }],
  "GET /user/identities/authorize": [{ refused: 401 }],
  "DELETE /user/identities/{id}": [{ id: () => crypto.randomUUID(), refused: 401 }],
  "POST /factors": [
    { body: { factor_type: "totp", friendly_name: "b" }, refused: 403 },
    { body: { factor_type: "phone", phone: "+5511987654321" }, refused: 403 },
    { body: { factor_type: "webauthn", friendly_name: "b" }, refused: 403 },
  ],
  "POST /factors/{id}/challenge": [{ id: ofFactor, body: {}, refused: null }],
  "POST /factors/{id}/verify": [{ id: ofFactor, body: {}, refused: null }],
  "DELETE /factors/{id}": [{ id: ofFactor, refused: 422 }],
  "GET /factors/recovery-codes": [{ refused: null }],
  "POST /factors/recovery-codes": [{ body: {}, refused: 403 }],
  "POST /factors/recovery-codes/regenerate": [{ refused: 403 }],
  "DELETE /factors/recovery-codes": [{ refused: 403 }],
  "POST /factors/recovery-codes/verify": [{ body: { code: "x" }, refused: null }],
};

const rows = Object.entries(TABLE).flatMap(([route, cases]) =>
  cases.map((row) => [route, JSON.stringify(row.body ?? null), row] as const),
);

test("every call of a signed-in person is in the table", () => {
  const served = routes
    .filter(({ access }) => access === "user")
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(TABLE).sort()).toEqual(served.sort());
});

function call(route: string, { body, id }: Row, person: Protected, bearer: string) {
  const [method = "", path = ""] = route.split(" ");
  const init = body === undefined ? {} : post(body);
  return world.fetch(path.replace("{id}", id?.(person) ?? ""), { ...init, method, bearer });
}

test.each(rows)("%s with %s, without the factor", async (route, _, row) => {
  const person = await ways.protectedPerson();
  if (route.includes("recovery-codes/") || route === "DELETE /factors/recovery-codes") {
    await person.client.mfa.recoveryCodes.generate();
  }
  // The token of another device, and one of the lifted session from before it was lifted.
  const { session: elsewhere } = await ways.signInAgain(person.email);
  for (const { access_token } of [elsewhere, person.session]) {
    const { status, code } = await call(route, row, person, access_token);
    if (row.refused === null) expect(code).not.toBe("insufficient_aal");
    else expect({ status, code }).toEqual({ status: row.refused, code: "insufficient_aal" });
  }
});

test.each(rows)("%s with %s, with the factor", async (route, _, row) => {
  const person = await ways.protectedPerson();
  const { code } = await call(route, row, person, person.lifted.access_token);
  expect(code).not.toBe("insufficient_aal");
});

test("an enrolment that was left is no way around the factor", async () => {
  const person = await world.signedIn();
  const planted = await ways.enrolTotp(person.client, "Planted");
  const { data: challenge } = await person.client.mfa.challenge({ factorId: planted.factorId });
  const key = await ways.registerKey(person.client);
  const left = await ways.enrolKey(person.client, "Left");
  expect(challenge).not.toBeNull();

  const { client, session } = await ways.signInAgain(person.email);
  const refused = { status: 403, code: "insufficient_aal" };
  expect((await client.mfa.challenge({ factorId: left.factorId, webauthn: RP })).error).toMatchObject(
    refused,
  );
  expect((await client.mfa.challenge({ factorId: planted.factorId })).error).toMatchObject(refused);
  const code = ways.codeFor(planted.secret);
  // The session that planted it was lifted by now, but the token it kept was not.
  for (const bearer of [session.access_token, person.session.access_token]) {
    const body = post({ challenge_id: challenge!.id, code });
    const answer = await world.fetch(`/factors/${planted.factorId}/verify`, { ...body, bearer });
    expect(answer).toMatchObject(refused);
  }
  const { data } = await person.client.mfa.listFactors();
  expect(data!.all.filter(({ status }) => status === "verified")).toMatchObject([{ id: key.factorId }]);
});

test("linking by a provider's token asks for the factor too (P16)", async () => {
  const { email } = await ways.protectedPerson();
  const { session } = await ways.signInAgain(email);
  const answer = await world.fetch("/token?grant_type=id_token", {
    ...post({ provider: "casa", id_token: "x", link_identity: true }),
    bearer: session.access_token,
  });
  expect(answer).toMatchObject({ status: 401, code: "insufficient_aal" });
});

test("a recovered password does not lift the factor (P17)", async () => {
  const { email } = await ways.protectedPerson();
  await world.client().resetPasswordForEmail(email);
  const { token } = await world.mailTo(email);
  const client = world.client();
  const { data } = await client.verifyOtp({ token_hash: token, type: "recovery" });
  expect(await ways.aalOf(data.session!.access_token)).toBe("aal1");
  const { error } = await client.updateUser({ password: "Outra noite em Alentejo" });
  expect(error).toMatchObject({ status: 401, code: "insufficient_aal" });
  const level = await client.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
});
