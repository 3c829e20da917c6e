import { randomUUID } from "node:crypto";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { reportOrder } from "#domain/accountability/accountability.ts";
import { lossReasons } from "#domain/bookings/steps.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { plantActivities } from "../activities/plant-activities.ts";

let world: World;
let velaa: string;
let martinhal: string;
beforeAll(async () => {
  world = await getWorld();
  // The thread's libraries may take longer to load on a busy machine than a request may last.
  const layout = new URL("../../platform/pdf/testing/sample-layout.ts", import.meta.url);
  await world.deps.pdf.make({ layout, content: { words: "pronto" }, key: "a" });
});
beforeEach(async () => {
  await world.reset();
  world.clock.set(new Date("2026-03-20T12:00:00Z"));
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await seedHouse(world.db, world.clock.now());
  await plantActivities(world.deps);
  [velaa, martinhal] = [await hotelId("velaa-private-island"), await hotelId("martinhal-luxury-resorts")];
  await join("hotel@lilamonde.test", velaa);
  await world.db
    .insertInto("page_views")
    .values([
      { day: "2026-02-28", path: "/velaa-private-island", language: "pt", views: 50 },
      { day: "2026-03-01", path: "/velaa-private-island", language: "pt", views: 7 },
      { day: "2026-03-31", path: "/velaa-private-island", language: "pt", views: 3 },
      { day: "2026-03-02", path: "/velaa-private-island", language: "en", views: 2 },
      { day: "2026-03-02", path: "/martinhal-luxury-resorts", language: "pt", views: 90 },
    ])
    .execute();
  await write("Lua de mel no Velaa Private Island", "2026-03-10T01:00:00Z");
  await write("Uma dúvida sobre Lisboa", "2026-03-10T12:00:00Z");
  // In São Paulo it is still February.
  await write("velaa private island em julho", "2026-03-01T02:00:00Z");
});
afterAll(() => world.close());

async function hotelId(slug: string): Promise<string> {
  const row = await world.db
    .selectFrom("hotels")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return row.id;
}
async function join(email: string, hotel: string) {
  const { id } = await world.db
    .selectFrom("auth.users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const row = { hotel_id: hotel, user_id: id, part: "finance", created_at: world.clock.now() };
  await world.db.insertInto("hotel_members").values(row).execute();
}
async function write(subject: string, at: string) {
  const rest = {
    name: "Ana Prado",
    email: "ana@example.com",
    interest: "other",
    message: "…",
    language: "pt",
  };
  const row = { id: randomUUID(), reference: randomUUID(), subject, created_at: new Date(at), ...rest };
  await world.db.insertInto("contact_messages").values(row).execute();
}
async function ask(path: string, as = "hotel") {
  const token = await world.api("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${as}@lilamonde.test`, password: DEMO_PASSWORD }),
  });
  const authorization = `Bearer ${(await token.json()).access_token}`;
  return world.api(`/api/accountability/${path}`, { headers: { authorization } });
}
type Figures = { sections: { id: string; figures: { id: string; value: number }[] }[] };
const figuresOf = ({ sections }: Figures) =>
  Object.fromEntries(
    sections.flatMap(({ id, figures }) => figures.map((figure) => [`${id}/${figure.id}`, figure.value])),
  );

test("a hotel's month has what was done, read and asked in it, and nothing of other months or hotels", async () => {
  const report = await (await ask(`${velaa}/2026-03`)).json();
  expect(report.hotel.name).toBe("Velaa Private Island");
  expect(figuresOf(report)).toEqual({
    "commissions/confirmed": 0,
    "commissions/arrived": 0,
    "commissions/disputed": 0,
    "commissions/payment_days": 0,
    "activities/call": 0,
    "activities/visit": 1,
    "activities/mailing": 0,
    "activities/roadshow": 0,
    "activities/reach": 3,
    "views/views_pt": 10,
    "views/views_en": 2,
    "leads/messages": 1,
    "materials/takes": 0,
    "materials/asked": 0,
    "campaigns/clicks": 0,
    "campaigns/leads": 0,
    "requests/asked": 0,
    "requests/agreed": 0,
    "requests/stayed": 0,
    "production/nights_agreed": 0,
    "production/nights_stayed": 0,
    ...Object.fromEntries(
      ["lapsed", "no_show", ...lossReasons.map((reason) => `lost_${reason}`)].map((id) => [
        `losses/${id}`,
        0,
      ]),
    ),
  });
});

test("a month is told in the order in which things happen, from what we did to what it earned", async () => {
  const { sections } = (await (await ask(`${velaa}/2026-03`)).json()) as Figures;
  expect(sections.map(({ id }) => id)).toEqual([...reportOrder]);
});

test("every figure opens rows that add up to it, and none says who wrote", async () => {
  const report = (await (await ask(`${velaa}/2026-03`)).json()) as Figures;
  for (const { id, figures } of report.sections) {
    for (const figure of figures) {
      const answer = await ask(`${velaa}/2026-03/rows/${id}/${figure.id}`);
      const { rows, value } = await answer.json();
      expect(value).toBe(figure.value);
      expect(rows.reduce((sum: number, row: { count: number }) => sum + row.count, 0)).toBe(figure.value);
      expect(JSON.stringify(rows)).not.toMatch(/Ana|example/);
    }
  }
  const english = await (await ask(`${velaa}/2026-03/rows/views/views_en`)).json();
  expect(english.rows[0].text).toEqual({ pt: "/en/velaa-private-island", en: "/en/velaa-private-island" });
  const missing = await ask(`${velaa}/2026-03/rows/views/nothing`);
  expect(missing.status).toBe(404);
});

test.each([
  [
    "pt",
    [
      ...[
        "Prestação de contas",
        "março de 2026",
        "Visitas",
        "Almoço com as diretoras da Mar Aberto",
        "05/03",
      ],
      "Nada neste mês: ligações, mailings",
    ],
  ],
  ["en", ["Account of our work", "March 2026", "Visits", "Page views in English", "05/03"]],
])("the PDF in %s says what the page says", async (language, words) => {
  const answer = await ask(`${velaa}/2026-03/document?language=${language}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const text = (await extractText(pdf)).text.join("\n");
  for (const said of ["Velaa Private Island", ...words]) expect(text).toContain(said);
});

test("another hotel's month is like that of one that does not exist; sellers have none", async () => {
  for (const path of ["2026-03", "2026-03/rows/views/views_pt", "2026-03/document?language=pt"]) {
    const [foreign, missing] = [await ask(`${martinhal}/${path}`), await ask(`${randomUUID()}/${path}`)];
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect((await foreign.json()).code).toBe((await missing.json()).code);
  }
  expect((await ask(`${velaa}/2026-03`, "advisor")).status).toBe(403);
  expect((await ask(`${martinhal}/2026-03`, "admin")).status).toBe(200);
});

test.each(["2026-13", "1999-01", "2026-3", "march"])("%s is no month", async (month) => {
  expect((await ask(`${velaa}/${month}`)).status).toBe(400);
});
