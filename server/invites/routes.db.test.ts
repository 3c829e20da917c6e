import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { INVITE_KEPT_MS, INVITE_LIFE_MS } from "#domain/invites/invite-state.ts";
import { readCsv } from "#domain/sheets/read-csv.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { acceptInvite } from "./accept-invite.ts";
import { forgetUnused } from "./forget-unused.ts";
import { inviteFirstAdministrator } from "./invite-first-administrator.ts";

let world: World;
let admin: string;
beforeAll(async () => {
  world = await getWorld({ env: { AUTH_AUTOCONFIRM: "1" } });
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  admin = (await signIn("admin@lilamonde.test", DEMO_PASSWORD)).token;
});
afterAll(() => world.close());

const post = (path: string, body: unknown, authorization = "") =>
  world.api(path, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
async function signIn(email: string, password: string) {
  const answer = await post("/auth/v1/token?grant_type=password", { email, password });
  return { status: answer.status, token: `Bearer ${(await answer.json()).access_token}` };
}
const guest = { email: "nina@example.com", role: "tour_operator", fullName: "Nina Sá", language: "pt" };
const invite = (given: object = {}) => post("/api/invites", { ...guest, ...given }, admin);
const tokenOf = (link: string) => link.split("/invite/")[1]!;
async function invited(given: object = {}) {
  const { invite: made, link } = await (await invite(given)).json();
  return { ...made, token: tokenOf(link) };
}
const open = async (token: string) => (await post("/api/invitation/open", { token })).json();
const wish = { fullName: "Nina Sá Ribeiro", password: "barco de papel", language: "en" };
const accept = (token: string, given: object = {}) =>
  post("/api/invitation/accept", { token, ...wish, ...given });
const letLapse = () => world.clock.set(new Date(world.clock.now().getTime() + INVITE_LIFE_MS));
const list = async (query: string) =>
  (await world.api(`/api/invites?${query}`, { headers: { authorization: admin } })).json();

test("an invitation is mailed with its link, is kept without its secret, and makes an active account once", async () => {
  const { token } = await invited();
  const mail = await world.mailAbout("Seu convite para a Lilamonde");
  expect(mail.to).toBe(guest.email);
  expect(mail.text).toContain(`http://lilamonde.test/invite/${token}`);
  expect(mail.text).toContain("Helena Duarte convidou você para a Lilamonde. Tipo de conta: Tour Operator.");
  expect(JSON.stringify(await world.db.selectFrom("invites").selectAll().execute())).not.toContain(token);
  expect(await open(token)).toEqual({
    state: "valid",
    language: "pt",
    email: guest.email,
    fullName: "Nina Sá",
    role: "tour_operator",
  });
  const answers = await Promise.all([accept(token), accept(token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410]);
  const { token: bearer } = await signIn(guest.email, wish.password);
  const me = await world.api("/api/me", { headers: { authorization: bearer } });
  expect(await me.json()).toMatchObject({
    status: "active",
    role: "tour_operator",
    fullName: "Nina Sá Ribeiro",
    preferredLanguage: "en",
    tier: "purple",
  });
  expect(await open(token)).toEqual({ state: "used", language: "pt" });
  expect((await list("state=used")).rows).toMatchObject([{ email: guest.email, invitedBy: "Helena Duarte" }]);
});

test("an unknown and a revoked link are the same to their bearer, who is told of the revocation by mail", async () => {
  const { id, version, token } = await invited();
  expect((await post("/api/invitation/open", { token: "x".repeat(43) })).status).toBe(404);
  expect((await post(`/api/invites/${id}/revoke`, { version }, admin)).status).toBe(400);
  const revoked = await post(`/api/invites/${id}/revoke`, { version, reason: "Endereço errado" }, admin);
  expect(await revoked.json()).toMatchObject({ state: "revoked", revokeReason: "Endereço errado" });
  expect((await post("/api/invitation/open", { token })).status).toBe(404);
  expect((await accept(token)).status).toBe(404);
  expect((await world.mailAbout("foi retirado")).text).toContain("Endereço errado");
  expect((await invite()).status).toBe(201);
});

test("an expired link asks for renewal once, and what is sent again voids the old link", async () => {
  const { id, token } = await invited();
  expect((await post("/api/invitation/renewal", { token })).status).toBe(409);
  letLapse();
  expect(await open(token)).toEqual({ state: "expired", isRenewalAsked: false, language: "pt" });
  expect((await accept(token)).status).toBe(410);
  for (let i = 0; i < 2; i++) expect((await post("/api/invitation/renewal", { token })).status).toBe(202);
  expect(await open(token)).toEqual({ state: "expired", isRenewalAsked: true, language: "pt" });
  expect((await world.mailAbout("Nina Sá pede um novo convite")).to).toBe("admin@lilamonde.test");
  admin = (await signIn("admin@lilamonde.test", DEMO_PASSWORD)).token;
  const { rows: invites } = await list("state=expired&q=nina");
  expect(invites).toMatchObject([{ renewalAskedAt: world.clock.now().toISOString() }]);
  const told = await world.api("/api/notifications", { headers: { authorization: admin } });
  expect((await told.json()).notifications).toMatchObject([
    { kind: "renewal_asked", text: { pt: expect.stringContaining(guest.email) } },
  ]);
  const again = (version: number) => post(`/api/invites/${id}/resend`, { version }, admin);
  expect((await again(invites[0].version - 1)).status).toBe(409);
  const { link } = await (await again(invites[0].version)).json();
  expect((await post("/api/invitation/open", { token })).status).toBe(404);
  expect((await accept(tokenOf(link))).status).toBe(201);
});

test("an address with an account or an open invitation is not invited", async () => {
  expect((await (await invite({ email: "advisor@lilamonde.test" })).json()).code).toBe("account_exists");
  expect((await invite()).status).toBe(201);
  expect((await (await invite({ email: " Nina@Example.com " })).json()).code).toBe("invite_exists");
});

test("who signed up meanwhile and waits is let in by the invitation; who is approved is led to sign in", async () => {
  const { token } = await invited();
  const other = await invited({ email: "ana@example.com" });
  const data = { full_name: "Somebody", selected_role: "hotel" };
  for (const email of [guest.email, "ana@example.com"])
    await post("/auth/v1/signup", { email, password: "outra senha longa", data });
  expect((await accept(token)).status).toBe(201);
  expect((await signIn(guest.email, "outra senha longa")).status).toBe(400);
  const { token: bearer } = await signIn(guest.email, wish.password);
  const me = await world.api("/api/me", { headers: { authorization: bearer } });
  expect(await me.json()).toMatchObject({ role: "tour_operator", fullName: "Nina Sá Ribeiro" });
  await world.db.updateTable("profiles").set({ status: "active" }).execute();
  expect(await open(other.token)).toEqual({ state: "registered", email: "ana@example.com", language: "pt" });
  expect((await (await accept(other.token)).json()).code).toBe("account_exists");
});

test("a short, an absent and a well-known password are refused by name, and the invitation stays open", async () => {
  const { token } = await invited();
  const fields = async (given: object) => (await (await accept(token, given)).json()).fields;
  expect(await fields({ password: "12345" })).toEqual({ password: "too_short" });
  expect(await fields({ password: undefined, fullName: " " })).toEqual({
    password: "required",
    fullName: "required",
  });
  expect(await fields({ password: "password" })).toEqual({ password: "invalid" });
  expect(await open(token)).toMatchObject({ state: "valid" });
});

test("nothing is held while the password of an invitation is hashed", async () => {
  const { token } = await invited();
  let hashed = 0;
  const hashPassword = async (password: string) => {
    hashed += 1;
    await world.db.selectFrom("invites").select("id").forUpdate().noWait().execute();
    return world.deps.auth.hashPassword(password);
  };
  const deps = { ...world.deps, auth: { ...world.deps.auth, hashPassword } };
  expect(await acceptInvite(deps, { ...wish, language: "en", token })).toMatchObject({ email: guest.email });
  await expect(acceptInvite(deps, { ...wish, language: "en", token })).rejects.toMatchObject({
    code: "invite_over",
  });
  expect(hashed).toBe(1);
});

test("whoever tries links is stopped", async () => {
  let status = 0;
  for (let i = 0; i < 31; i++) ({ status } = await post("/api/invitation/open", { token: "y".repeat(43) }));
  expect(status).toBe(429);
});

test("an address that never answered is forgotten half a year after its invitation ended", async () => {
  await invited();
  await forgetUnused(world.deps);
  expect(await world.db.selectFrom("invites").select("id").execute()).toHaveLength(1);
  world.clock.set(new Date(world.clock.now().getTime() + INVITE_LIFE_MS + INVITE_KEPT_MS + 1));
  await forgetUnused(world.deps);
  expect(await world.db.selectFrom("invites").select("id").execute()).toEqual([]);
});

test("a house without an administrator invites the configured one, once while it holds, and none later", async () => {
  await world.reset();
  await plantTiers(world.db);
  const deps = { ...world.deps, config: { ...world.deps.config, adminEmail: "dona@example.com" } };
  const invites = () => world.db.selectFrom("invites").select(["email", "role", "version"]).execute();
  for (let i = 0; i < 2; i++) await inviteFirstAdministrator(deps);
  expect(await invites()).toEqual([{ email: "dona@example.com", role: "admin", version: 1 }]);
  letLapse();
  await inviteFirstAdministrator(deps);
  expect(await invites()).toMatchObject([{ version: 2 }]);
  await world.db.deleteFrom("invites").execute();
  await world.deps.auth.createUser({ email: "dona@example.com", email_confirm: true });
  for (let i = 0; i < 2; i++) await inviteFirstAdministrator(deps);
  expect(await invites()).toEqual([]);
  expect(await world.db.selectFrom("user_roles").select("role").execute()).toEqual([{ role: "admin" }]);
});

test("the list counts each state at the moment, and its file names no secret", async () => {
  const { token } = await invited();
  await invited({ email: "ze@example.com", fullName: "=José", role: "hotel" });
  const { facets, count } = await list("q=jose");
  expect(count).toEqual({ value: 1, isMore: false });
  expect(facets.state[0]).toEqual({ value: "valid", count: { value: 1, isMore: false } });
  letLapse();
  admin = (await signIn("admin@lilamonde.test", DEMO_PASSWORD)).token;
  expect((await list("state=expired&sort=email")).rows.map(({ email }: { email: string }) => email)).toEqual([
    "nina@example.com",
    "ze@example.com",
  ]);
  const file = await world.api("/api/invites.file?state=expired&sort=email", {
    headers: { authorization: admin },
  });
  const text = await file.text();
  expect(text).toContain("nina@example.com,Nina Sá,tour_operator,pt,expired,Helena Duarte,2026-03-02T");
  expect(text).toContain("ze@example.com,'=José,hotel,");
  expect(text).not.toContain(token);
});

test("a file of 500 lines with 12 bad ones: the check names each, nothing is sent before, and the rest is sent once", async () => {
  const lines = Array.from({ length: 500 }, (_, at) => `pessoa-${at}@example.com;Pessoa ${at};advisor;pt`);
  for (let at = 0; at < 12; at++)
    lines[at * 40] = ["sem arroba;X;advisor;pt", "x@example.com;X;piloto;pt"][at % 2]!;
  const check = async () =>
    (await post("/api/invites/check", { rows: readCsv(lines.join("\n")) }, admin)).json();
  const { rows, ready } = await check();
  const wrong = rows.filter(({ problem }: { problem: string | null }) => problem);
  expect([ready, wrong.length, wrong[1]]).toMatchObject([488, 12, { line: 41, problem: "role_unknown" }]);
  expect((await list("")).count.value).toBe(0);

  const invites = rows.flatMap(({ invite: one }: { invite: object | null }) => one ?? []).slice(0, 50);
  expect(await (await post("/api/invites/batch", { invites }, admin)).json()).toEqual({
    sent: 50,
    refused: [],
  });
  const again = await (await post("/api/invites/batch", { invites }, admin)).json();
  expect([again.sent, again.refused[0].problem]).toEqual([0, "invite_exists"]);
  expect((await check()).ready).toBe(438);
});
