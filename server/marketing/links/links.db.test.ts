import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { plantQuestionnaire } from "../../diagnostic/questionnaires/plant-questionnaire.ts";
import { type MarketingWorld, openMarketingWorld } from "../testing/marketing-world.ts";

let world: MarketingWorld;
let admin: string;
let advisor: string;
let other: string;
let id: string;
let code: string;
beforeAll(async () => {
  world = await openMarketingWorld();
});
beforeEach(async () => {
  await world.plant();
  admin = await world.signIn("admin");
  advisor = await world.signIn("advisor");
  other = await world.makeAdvisor("outra@example.com");
  id = await world.publish(admin);
  ({ code } = await (await world.call("PUT", `/api/marketing/campaigns/${id}/link`, advisor)).json());
});
afterAll(() => world.close());

const results = (token: string) => world.read(`/api/marketing/campaigns/${id}/results`, token);
const clicks = async () => (await results(advisor)).clicks;
const message = {
  name: "Renato Bastos",
  email: "renato@example.com",
  interest: "other",
  subject: "Villa em julho",
  message: "Quero saber mais.",
  language: "pt",
};
const write = (link: string, change: object = {}) =>
  world.call("POST", "/api/contact", "", { ...message, link, ...change });

test("a link leads to the hotel's page with its code after the #, in the reader's language, and is counted", async () => {
  const answer = await world.open(`${code}w`);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, `/velaa-private-island#r=${code}w`]);
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const english = await world.open(code, { "accept-language": "en-GB,pt;q=0.5" });
  expect(english.headers.get("location")).toBe(`/en/velaa-private-island#r=${code}`);
  expect(await results(advisor)).toMatchObject({ clicks: 2, leads: 0, bookings: 0 });
});

test("what is kept of an opening is its day, its source and a number", async () => {
  await world.open(`${code}s`);
  await world.open(`${code}s`);
  const rows = await world.db.selectFrom("link_clicks").selectAll().execute();
  expect(rows).toEqual([{ link_id: expect.any(String), day: "2026-03-02", source: "story", clicks: 2 }]);
});

test.each([
  ["WhatsApp's preview", { "user-agent": "WhatsApp/2.24.8.78 A" }],
  ["Facebook's preview", { "user-agent": "facebookexternalhit/1.1" }],
  ["a robot", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  ["a script without a name", { "user-agent": "" }],
  ["a browser that looks ahead", { "sec-purpose": "prefetch;prerender" }],
  ["somebody who asks not to be counted", { "sec-gpc": "1" }],
])("%s is led on and not counted", async (_, headers) => {
  expect((await world.open(code, headers)).status).toBe(302);
  expect(await clicks()).toBe(0);
});

test("a code that nobody has is not followed, and no click is kept", async () => {
  for (const unknown of ["zzzzzzz", "nonsense", "k7", `${code}x`]) {
    const answer = await world.open(unknown);
    expect(answer.headers.get("location")).toBeNull();
    expect(await answer.text()).toBe("page");
  }
  expect(await world.db.selectFrom("link_clicks").selectAll().execute()).toEqual([]);
  expect((await world.call("GET", "/api/links/zzzzzzz", "")).status).toBe(404);
});

test("a message by a link is the member's too: they see who wrote, are told once, and the team has it as ever", async () => {
  expect(await (await world.call("GET", `/api/links/${code}w`, "")).json()).toEqual({ name: "Marina Teles" });
  expect((await write(`${code}w`)).status).toBe(201);
  const found = await results(advisor);
  expect(found).toMatchObject({
    leads: 1,
    contacts: [{ name: "Renato Bastos", email: "renato@example.com", source: "whatsapp" }],
  });
  const told = (await world.read("/api/notifications", advisor)).notifications;
  const about = told.filter((one: { kind: string }) => one.kind === "lead_received");
  expect(about).toHaveLength(1);
  expect(JSON.stringify(about)).not.toContain("Renato");
  expect(await world.db.selectFrom("contact_messages").selectAll().execute()).toHaveLength(1);
});

test("who begins the diagnostic by a link is a lead of the member's, told once, without a name", async () => {
  await plantQuestionnaire(world.deps);
  const begin = (source: string) =>
    world.call("POST", "/api/diagnostic/attempts", "", {
      ...{ name: "Renata Mascarenhas", email: "renata@example.com", language: "pt" },
      ...{ hasConsented: true, mayWrite: false, source },
    });
  for (const source of [`link:${code}s`, "link:zzzzzzz", "site"])
    expect((await begin(source)).status).toBe(201);
  const found = await results(advisor);
  expect(found).toMatchObject({ leads: 1, diagnostics: 1, stores: 0, offers: 0, contacts: [] });
  expect(found.days.at(-1)).toMatchObject({ day: "2026-03-02", leads: 1 });
  expect(found.sources.find((one: { source: string }) => one.source === "story")).toMatchObject({ leads: 1 });
  const [card] = (await world.read("/api/marketing/campaigns", advisor)).campaigns;
  expect(card).toMatchObject({ leads: 1 });
  const told = (await world.read("/api/notifications", advisor)).notifications;
  const about = told.filter((one: { kind: string }) => one.kind === "lead_received");
  expect(about).toMatchObject([{ text: { pt: expect.stringContaining("começou o diagnóstico") } }]);
  expect(JSON.stringify([found, told])).not.toMatch(/renata/i);
  expect(await results(other)).toMatchObject({ leads: 0, diagnostics: 0 });
  await world.db.deleteFrom("diagnostics").execute();
  expect(await results(advisor)).toMatchObject({ leads: 0, diagnostics: 0 });
});

test("a message with a code that nobody has is kept without one", async () => {
  expect((await write("zzzzzzz")).status).toBe(201);
  expect(await world.db.selectFrom("link_leads").selectAll().execute()).toEqual([]);
  expect((await write("not a code")).status).toBe(400);
});

test("nobody sees the results of another: each member has a link and figures of their own", async () => {
  await world.open(code);
  await write(code);
  const theirs = await (await world.call("PUT", `/api/marketing/campaigns/${id}/link`, other)).json();
  expect(theirs.code).not.toBe(code);
  expect(await results(other)).toMatchObject({ clicks: 0, leads: 0, contacts: [] });
  const [card] = (await world.read("/api/marketing/campaigns", other)).campaigns;
  expect(card).toMatchObject({ clicks: 0, leads: 0 });
  const hotel = await world.signIn("hotel");
  for (const path of ["campaigns", `campaigns/${id}`, `campaigns/${id}/results`, "desk", `desk/${id}`])
    expect((await world.call("GET", `/api/marketing/${path}`, hotel)).status, path).toBe(403);
  expect((await world.call("GET", `/api/marketing/desk/${id}`, advisor)).status).toBe(403);
});

test("a hotel's month counts the openings of its campaigns by day, and names no member", async () => {
  await world.open(code);
  await world.open(`${code}w`);
  await write(code);
  const hotel = await world.hotelId("velaa-private-island");
  const place = `/api/accountability/${hotel}/2026-03`;
  const { sections } = await world.read(place, admin);
  const section = sections.find((one: { id: string }) => one.id === "campaigns");
  expect(section.figures.map(({ value }: { value: number }) => value)).toEqual([2, 1]);
  const rows = await world.read(`${place}/rows/campaigns/clicks`, admin);
  expect(rows.rows).toEqual([
    { on: "2026-03-02", text: { pt: "Julho na lagoa", en: "Julho na lagoa (en)" }, count: 2 },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Marina|Renato/);
});

test("who leaves takes their link along, and who wrote can have their message forgotten", async () => {
  await write(code);
  const person = { id: (await world.deps.auth.getUserByEmail("advisor@lilamonde.test"))!.id, email: "" };
  const part = world.deps.personalParts.find(({ name }) => name === "marketing")!;
  expect(await part.read(world.deps, person)).toMatchObject({ links: [{ code, leads: 1 }] });
  await world.db.deleteFrom("contact_messages").where("email", "=", message.email).execute();
  expect(await results(advisor)).toMatchObject({ leads: 0, contacts: [] });
  await world.db.deleteFrom("profiles").where("id", "=", person.id).execute();
  expect((await world.open(code)).headers.get("location")).toBeNull();
});
