import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthWorld, getAuthWorld, PASSWORD, post } from "#auth/testing/auth-world.ts";

const lines: string[] = [];
const log = pino(
  { level: "trace" },
  new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  }),
);

let world: AuthWorld;
beforeAll(async () => {
  world = await getAuthWorld({
    log,
    onUserCreated: async (_, { email }) => {
      if (email !== "broken@guests.test") return;
      const params = ["$argon2id$of-somebody"];
      throw Object.assign(new Error("the profile could not be written"), {
        params,
        detail: "Failing row (argon2id)",
      });
    },
  });
});
afterAll(() => world.close());

test("a fault is logged with an id and says nothing of its cause (P36)", async () => {
  const body = { email: "broken@guests.test", password: PASSWORD };
  const headers = { "x-supabase-api-version": "", "content-type": "application/json" };
  const answer = await world.fetch("/signup", { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(500);
  expect(answer.body).toMatchObject({ error_code: "unexpected_failure", error_id: expect.any(String) });
  expect(answer.text).not.toContain("profile");
  expect(lines.join()).toContain("the profile could not be written");
  expect(lines.join()).not.toContain("argon2id");
});

test("no password, token or code reaches the log, the audit or the tables (P36)", async () => {
  const { client, email, session } = await world.signedIn();
  await client.resetPasswordForEmail(email);
  const mail = await world.mailTo(email);
  await world.fetch("/verify", post({ email, token: "000000", type: "recovery" }));
  const { data } = await world.client().verifyOtp({ token_hash: mail.token, type: "recovery" });
  await client.refreshSession();
  const secrets = [
    PASSWORD,
    session.refresh_token,
    session.access_token,
    mail.token,
    mail.code,
    data.session!.refresh_token,
  ];
  const { db } = world.database;
  const stored = JSON.stringify([
    await db.selectFrom("auth.users").selectAll().execute(),
    await db.selectFrom("auth.sessions").selectAll().execute(),
    await db.selectFrom("auth.one_time_tokens").selectAll().execute(),
    await db.selectFrom("auth.audit_log").select(["action", "details", "user_agent"]).execute(),
  ]);
  for (const secret of secrets) {
    expect(stored).not.toContain(secret);
    expect(lines.join()).not.toContain(secret);
  }
});

test("what happened is in the audit, with who and from where", async () => {
  const { client, id } = await world.signedIn();
  await client.updateUser({ password: "um novo segredo" });
  await client.signOut();
  const entries = await world.database.db
    .selectFrom("auth.audit_log")
    .selectAll()
    .where("user_id", "=", id)
    .orderBy("id")
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    "user_created",
    "login",
    "user_password_changed",
    "logout",
  ]);
  expect(entries[1]).toMatchObject({ ip: "127.0.0.1", details: { method: "password" } });
});
