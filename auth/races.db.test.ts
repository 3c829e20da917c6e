import { createHash, randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { TOTP } from "otpauth";
import { expect } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { insertIdentity } from "./identities/queries.ts";
import { deleteFlow, deleteTokensOf, insertFlow, insertToken } from "./one-time/queries.ts";
import { rotateSession } from "./sessions/queries.ts";
import { hashToken } from "./tokens/secrets.ts";
import { insertUser, putOwnIdentity, updateUser } from "./users/queries.ts";

const race = openRaces();
const HOUR_MS = 3_600_000;

async function post({ api }: World, path: string, body: object, bearer = "") {
  const headers = { "content-type": "application/json", authorization: `Bearer ${bearer}` };
  const answer = await api(`/auth/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}

const rowOf = ({ clock }: World, change: { email?: string; phone?: string } = {}) => {
  const [id, now] = [randomUUID(), clock.now()];
  return {
    ...{ id, email: `${id}@example.com`, email_confirmed_at: now, created_at: now, updated_at: now },
    ...change,
  };
};

/** Somebody new whose address is confirmed. */
async function join(world: World) {
  const row = rowOf(world);
  await transact(world.db, (tx) => insertUser(tx, row));
  return row;
}

/** The token of a link that signs somebody in. */
async function mailLink({ db, clock }: World, { id, email }: { id: string; email: string }) {
  const [token, now] = [randomUUID(), clock.now()];
  const row = {
    ...{ id: randomUUID(), user_id: id, kind: "magiclink", address: email, token_hash: hashToken(token) },
    ...{ created_at: now, expires_at: new Date(now.getTime() + HOUR_MS) },
  };
  await transact(db, (tx) => insertToken(tx, row));
  return token;
}

race(
  "a code that was used a moment ago lets nobody in again",
  { locks: ["auth/one-time/queries.ts#lockTokensOfAddress"] },
  async (world) => {
    const { id, email } = await join(world);
    expect((await post(world, "/otp", { email, create_user: false })).status).toBe(200);
    const { rows } = await sql<{ text: string }>`select data ->> 'text' as text from pgboss.job
      where name = 'mail.send' and data ->> 'to' = ${email}`.execute(world.db);
    const token = /\b\d{6}\b/.exec(rows[0]!.text)![0];
    const answer = await whileOpen(
      world.db,
      (tx) => deleteTokensOf(tx, id),
      () => post(world, "/verify", { type: "email", email, token }),
    );
    expect([answer.status, answer.body.error_code]).toEqual([403, "otp_expired"]);
  },
);

race(
  "a code for a client's exchange is exchanged once",
  { locks: ["auth/one-time/queries.ts#lockFlowByCode"] },
  async (world) => {
    const { id: userId } = await join(world);
    const [id, code, verifier] = [randomUUID(), randomUUID(), randomBytes(48).toString("base64url")];
    const now = world.clock.now();
    const flow = {
      ...{ id, user_id: userId, authentication_method: "magiclink", auth_code_hash: hashToken(code) },
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      ...{ code_challenge_method: "s256", auth_code_issued_at: now, created_at: now },
      expires_at: new Date(now.getTime() + HOUR_MS),
    };
    await transact(world.db, (tx) => insertFlow(tx, flow));
    const answer = await whileOpen(
      world.db,
      (tx) => deleteFlow(tx, id),
      () => post(world, "/token?grant_type=pkce", { auth_code: code, code_verifier: verifier }),
    );
    expect([answer.status, answer.body.error_code]).toEqual([404, "flow_state_not_found"]);
  },
);

race(
  "a link to an address that the account has just left lets nobody in",
  { locks: ["auth/users/queries.ts#lockUser"] },
  async (world) => {
    const user = await join(world);
    const token = await mailLink(world, user);
    const changes = { email: `${randomUUID()}@example.com` };
    const answer = await whileOpen(
      world.db,
      (tx) => updateUser(tx, { id: user.id, changes, now: world.clock.now() }),
      () => post(world, "/verify", { type: "magiclink", token_hash: token }),
    );
    expect([answer.status, answer.body.error_code]).toEqual([403, "otp_expired"]);
  },
);

race(
  "a session that is refreshed while a second factor lifts it gives out no refresh token twice",
  { locks: ["auth/sessions/queries.ts#lockSession"] },
  async (world) => {
    const { db, clock } = world;
    const link = await mailLink(world, await join(world));
    const { access_token: bearer } = (await post(world, "/verify", { type: "magiclink", token_hash: link }))
      .body;
    const { session_id: sessionId } = JSON.parse(Buffer.from(bearer.split(".")[1], "base64url").toString());
    const factor = { factor_type: "totp", friendly_name: "App" };
    const { id, totp } = (await post(world, "/factors", factor, bearer)).body;
    const { id: challenge_id } = (await post(world, `/factors/${id}/challenge`, {}, bearer)).body;
    const code = new TOTP({ secret: totp.secret }).generate({ timestamp: clock.now().getTime() });
    const counted = async () =>
      (await db.selectFrom("auth.sessions").selectAll().where("id", "=", sessionId).executeTakeFirst())!;
    const { refresh_counter: presented } = await counted();
    const life = { madeAfter: null, usedAfter: null };
    const origin = { ip: "", userAgent: "" };
    const answer = await whileOpen(
      db,
      (tx) => rotateSession(tx, { sessionId, presented, life, origin, now: clock.now() }),
      () => post(world, `/factors/${id}/verify`, { challenge_id, code }, bearer),
    );
    expect([answer.status, (await counted()).refresh_counter]).toEqual([200, presented + 2]);
  },
);

race(
  "an address that two sign up with at once is one account's",
  { keys: { "auth/users/queries.ts#insertUser": "auth.users_email" } },
  async (world) => {
    const row = rowOf(world);
    const { email } = row;
    const answer = await whileOpen(
      world.db,
      (tx) => insertUser(tx, row),
      () => post(world, "/signup", { email, password: "um segredo bem longo 1" }),
    );
    expect(answer.status).toBe(200);
    const accounts = world.db.selectFrom("auth.users").select("id").where("email", "=", email);
    expect(await accounts.execute()).toEqual([{ id: row.id }]);
  },
);

race(
  "a number that two accounts are made with at once is one account's",
  { keys: { "auth/users/queries.ts#insertUser": "auth.users_phone" } },
  async (world) => {
    const phone = `55${String(Date.now()).slice(-9)}${String(Math.random()).slice(2, 6)}`;
    const isMade = await whileOpen(
      world.db,
      (tx) => insertUser(tx, rowOf(world, { phone })),
      () => transact(world.db, (tx) => insertUser(tx, rowOf(world, { phone }))),
    );
    expect(isMade).toBe(false);
  },
);

race(
  "an account has one identity of its own address, as it was confirmed last",
  { keys: { "auth/users/queries.ts#putOwnIdentity": "auth.identities_provider_provider_id_key" } },
  async (world) => {
    const { id: userId, email } = await join(world);
    const own = { userId, provider: "email" as const, email, now: world.clock.now() };
    await whileOpen(
      world.db,
      (tx) => putOwnIdentity(tx, { ...own, data: { email, email_verified: false } }),
      () => transact(world.db, (tx) => putOwnIdentity(tx, { ...own, data: { email, email_verified: true } })),
    );
    const identities = world.db.selectFrom("auth.identities").select("identity_data");
    expect(await identities.where("user_id", "=", userId).execute()).toEqual([
      { identity_data: { sub: userId, email, email_verified: true } },
    ]);
  },
);

race(
  "an account of a provider is one person's way in, though two link it at once",
  { keys: { "auth/identities/queries.ts#insertIdentity": "auth.identities_provider_provider_id_key" } },
  async (world) => {
    const [first, second] = [await join(world), await join(world)];
    const account = {
      ...{ provider: "google", label: "Google", sub: randomUUID(), email: null, isEmailVerified: false },
      data: {},
    };
    const now = world.clock.now();
    const isLinked = await whileOpen(
      world.db,
      (tx) => insertIdentity(tx, { userId: first.id, account, now }),
      () => transact(world.db, (tx) => insertIdentity(tx, { userId: second.id, account, now })),
    );
    expect(isLinked).toBe(false);
  },
);
