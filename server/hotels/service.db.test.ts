import { afterAll, beforeAll, expect, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";

const SAGRES = demoId("hotel/martinhal-sagres");
const SERVICE = "/api/hotels/martinhal-sagres/service";

let world: World;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
  for (const who of ["advisor", "operator", "hotel", "admin"]) tokens[who] = await signIn(who);
});
afterAll(() => world.close());

const signIn = async (who: string) => (await enter(world, who)).token;

async function ask(who: string, path: string, sheet?: object) {
  const answer = await world.api(path, {
    method: sheet ? "PUT" : "GET",
    headers: { authorization: `Bearer ${tokens[who]}`, "content-type": "application/json" },
    ...(sheet && { body: JSON.stringify(sheet) }),
  });
  return { status: answer.status, body: await answer.json() };
}

test("whoever sells a hotel reads its perks, rates and people on duty", async () => {
  for (const who of ["advisor", "operator", "admin"]) {
    const { status, body } = await ask(who, SERVICE);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: "Martinhal Sagres",
      timeZone: "Europe/Lisbon",
      terms: { currency: "EUR" },
    });
    expect(body.perks.map(({ programme }: { programme: string }) => programme)).toContain("virtuoso");
    expect(body.contacts).toHaveLength(2);
    // Of the contract nothing but rates and due rule, and of the hotel nothing of its house.
    expect(Object.keys(body.terms).sort()).toEqual([
      "currency",
      "due",
      "hasTierBonus",
      "ratePlans",
      "version",
    ]);
    expect(body).not.toHaveProperty("id");
  }
});

test("nobody else does: not a visitor, not the people of hotels", async () => {
  expect((await world.api(SERVICE)).status).toBe(401);
  expect((await ask("hotel", SERVICE)).status).toBe(403);
  expect((await world.api("/api/hotels/martinhal-sagres")).status).toBe(200);
});

test("what the hotel keeps is read at once; what has ended is left out, and duty is told by the hotel's clock", async () => {
  const way = `/api/houses/${SAGRES}/sheet`;
  const { body } = await ask("hotel", way);
  const name = { pt: "Chegada mais cedo", en: "Early arrival" };
  const perk = { id: "cedo", programme: "house", name, validFrom: "2020-01-01", validUntil: null };
  const over = { ...perk, id: "velho", validUntil: "2020-12-31" };
  const desk = { ...body.sheet.contacts[0], from: "00:00", until: "23:59", days: [1, 2, 3, 4, 5, 6, 7] };
  const off = { ...desk, id: "fora", days: [((new Date(world.clock.now()).getUTCDay() + 2) % 7) + 1] };
  const sheet = { ...body.sheet, perks: [perk, over], contacts: [desk, off] };
  expect((await ask("hotel", way, { version: body.version, sheet })).status).toBe(200);
  const read = (await ask("advisor", SERVICE)).body;
  expect(read.perks.map(({ id }: { id: string }) => id)).toEqual(["cedo"]);
  expect(read.contacts.map(({ isOnDuty }: { isOnDuty: boolean }) => isOnDuty)).toEqual([true, false]);
});

test("a group leads to its hotels; a hidden hotel is not found, like one that never was", async () => {
  const group = await ask("advisor", "/api/hotels/martinhal-luxury-resorts/service");
  expect(group.body.hotels.map(({ slug }: { slug: string }) => slug)).toContain("martinhal-sagres");
  await world.db.updateTable("hotels").set({ is_published: false }).where("id", "=", SAGRES).execute();
  for (const slug of ["martinhal-sagres", "nowhere"]) {
    expect(await ask("advisor", `/api/hotels/${slug}/service`)).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
  }
});
