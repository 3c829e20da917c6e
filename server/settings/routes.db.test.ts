import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getWorld, type World } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld({ env: { WHATSAPP_NUMBER: "5511988887777", TEAM_EMAIL: "team@house.test" } });
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const read = async () => (await world.client.settings.$get()).json();
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
  const answer = await world.client.contact.$post({ json: message });
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
