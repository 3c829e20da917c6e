import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import type { ContactApi } from "../contact/contract.ts";
import type { SettingsApi } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld({ env: { WHATSAPP_NUMBER: "5511988887777", TEAM_EMAIL: "team@house.test" } });
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const read = async () => (await world.client<SettingsApi>().settings.$get()).json();
const set = (key: string, value: unknown) =>
  world.db
    .insertInto("settings")
    .values({ key, value: JSON.stringify(value) })
    .execute();

const message = {
  name: "Ana Prado",
  email: "ana@example.com",
  interest: "other",
  subject: "Visita",
  message: "Olá.",
  language: "pt",
} as const;
const write = async () => {
  const answer = await world.client<ContactApi>().contact.$post({ json: message });
  if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
  return answer.json();
};

test("what nobody has set comes from the configuration", async () => {
  expect(await read()).toMatchObject({
    whatsappNumber: "5511988887777",
    email: "team@house.test",
    phone: "",
  });
});

test("what an administrator set is read, and a value without its shape is passed over", async () => {
  await set("phone", "+55 11 3333-4444");
  await set("whatsappNumber", "call me");
  await set("address", { street: "Rua Augusta, 1", city: "São Paulo, SP", postalCode: "01305-000" });
  expect(await read()).toMatchObject({
    phone: "+55 11 3333-4444",
    whatsappNumber: "5511988887777",
    address: { street: "Rua Augusta, 1" },
  });
});

test("where the team reads its mail is not public", async () => {
  await set("teamEmail", "inbox@house.test");
  const answer = await world.api("/api/settings");
  expect(await answer.text()).not.toContain("inbox@house.test");
});

test("the contact form writes to the team and the number that are set", async () => {
  await set("teamEmail", "inbox@house.test");
  await set("whatsappNumber", "5521977776666");
  const { reference, whatsappUrl } = await write();
  expect(whatsappUrl).toMatch(/^https:\/\/wa\.me\/5521977776666\?/);
  expect((await world.mailAbout(reference)).to).toBe("inbox@house.test");
});

test("until they are set, the contact form uses the configuration", async () => {
  const { reference, whatsappNumber } = await write();
  expect(whatsappNumber).toBe("5511988887777");
  expect((await world.mailAbout(reference)).to).toBe("team@house.test");
});

test("an administrator sets what differs, types a month's rate, and both are taken back from the record", async () => {
  await plantTiers(world.db);
  await plantPeople(world.deps);
  const { call } = await enter(world, "admin");
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, `/api/admin${path}`, body);
    return { status: answer.status, body: await answer.json() };
  };
  const { version, settings } = (await ask("GET", "/settings")).body;
  const changed = await ask("PUT", "/settings", { version, settings: { ...settings, phone: "+55 11 2222" } });
  expect(changed.body).toMatchObject({ version: version + 1, settings: { phone: "+55 11 2222" } });
  expect(await read()).toMatchObject({ phone: "+55 11 2222" });
  expect((await ask("PUT", "/settings", { version, settings })).status).toBe(409);
  const wrong = { ...settings, whatsappNumber: "call me" };
  expect((await ask("PUT", "/settings", { version: version + 1, settings: wrong })).status).toBe(400);

  const rate = { month: "2026-03", currency: "EUR", rate: "6.42", version: 0 };
  expect((await ask("PUT", "/rates", rate)).body.rates).toMatchObject([{ rate: "6.42", version: 1 }]);
  expect((await ask("PUT", "/rates", rate)).status).toBe(409);

  const { rows } = (await ask("GET", "/audit")).body;
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(["rate.changed", "setting.changed"]);
  for (const { id } of rows) {
    expect((await ask("POST", `/audit/${id}/reversal`, { reason: "Engano" })).status).toBe(200);
  }
  expect((await ask("GET", "/rates")).body.rates).toEqual([]);
  expect(await read()).toMatchObject({ phone: settings.phone });
});

test("limits move between what is safe, hold at once, and go back from the record", async () => {
  await plantTiers(world.db);
  await plantPeople(world.deps);
  const { call } = await enter(world, "admin");
  const settingsNow = async () => (await call("GET", "/api/admin/settings")).json();
  const { version, settings } = await settingsNow();
  expect(settings.limits.inviteDays).toBe(14);
  const put = (limits: object) =>
    call("PUT", "/api/admin/settings", { version, settings: { ...settings, limits } });
  expect((await put({ ...settings.limits, inviteDays: 4_000 })).status).toBe(400);
  expect((await put({ ...settings.limits, inviteDays: 3 })).status).toBe(200);

  const guest = { email: "nina@example.com", role: "advisor", fullName: "", language: "pt" };
  const { invite } = await (await call("POST", "/api/invites", guest)).json();
  expect(invite.expiresAt).toBe("2026-03-05T12:00:00.000Z");

  const { rows } = await (await call("GET", "/api/admin/audit?action=setting.changed")).json();
  const back = await call("POST", `/api/admin/audit/${rows[0].id}/reversal`, { reason: "Curto demais" });
  expect(back.status).toBe(200);
  expect((await settingsNow()).settings.limits.inviteDays).toBe(14);
});
