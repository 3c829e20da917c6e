import { afterAll, beforeAll, expect, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import type { RegisteredHotel } from "#domain/hotels/houses.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";

const TRANCOSO = demoId("hotel/casa-trancoso");

let world: World;
let admin: Awaited<ReturnType<typeof enter>>;
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
  admin = await enter(world, "admin");
});
afterAll(() => world.close());

const rowOf = async (id: string): Promise<RegisteredHotel> => {
  const { rows } = await (await admin.call("GET", "/api/houses/register?limit=100")).json();
  return rows.find((row: RegisteredHotel) => row.id === id);
};
async function change(id: string, given: object) {
  const { version } = await rowOf(id);
  const answer = await admin.call("PATCH", `/api/houses/${id}`, { version, ...given });
  const text = await answer.text();
  return { status: answer.status, ...(text && JSON.parse(text)) };
}

test("a hotel gets another name, group, style, country and zone; its own page, its group's and the log say so", async () => {
  const group = await world.db
    .selectFrom("hotels")
    .select("id")
    .where("slug", "=", "martinhal-luxury-resorts")
    .executeTakeFirstOrThrow();
  const given = {
    ...{ name: "Casa Trancoso Praia", groupId: group.id, style: "wellness" },
    ...{ country: "PT", timeZone: "Europe/Lisbon" },
  };
  expect((await change(TRANCOSO, given)).status).toBe(204);
  expect(await rowOf(TRANCOSO)).toMatchObject({ ...given, groupName: "Martinhal Luxury Resorts" });
  const read = async (slug: string) => (await world.api(`/api/hotels/${slug}`)).json();
  expect(await read("casa-trancoso")).toMatchObject({ name: given.name, country: "PT", style: "wellness" });
  const { hotels } = await read("martinhal-luxury-resorts");
  expect(hotels.map(({ path }: { path: string }) => path)).toContain("/lilamonde/casa-trancoso");
  const entry = await world.db
    .selectFrom("audit_log")
    .select(["before", "after"])
    .where("action", "=", "hotel.changed")
    .where("subject_id", "=", TRANCOSO)
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({
    before: {
      ...{ name: "Casa Trancoso", groupId: null, style: "beach" },
      ...{ country: "BR", timeZone: "America/Bahia" },
    },
    after: given,
  });
  expect((await change(TRANCOSO, { groupId: null })).status).toBe(204);
  expect((await rowOf(TRANCOSO)).groupName).toBeNull();
});

test.each([
  ["a zone that is none", { timeZone: "Nowhere/Land" }, "validation_failed", { timeZone: "invalid" }],
  ["a group that is a hotel", { groupId: TRANCOSO }, "validation_failed", { groupId: "invalid" }],
  ["an address that is the site's", { slug: "faq" }, "slug_reserved", undefined],
  ["another address while it is read", { slug: "outra" }, "validation_failed", { slug: "invalid" }],
])("%s is refused, and nothing of the change is kept", async (_, wrong, code, fields) => {
  const before = await rowOf(TRANCOSO);
  expect(await change(TRANCOSO, { name: "Outro nome", ...wrong })).toMatchObject({
    code,
    ...(fields && { fields }),
  });
  expect(await rowOf(TRANCOSO)).toEqual(before);
});

test("an address changes while nobody reads it, to one that is free", async () => {
  expect((await change(TRANCOSO, { isPublished: false })).status).toBe(204);
  expect((await change(TRANCOSO, { slug: "casa-atacama" })).code).toBe("slug_taken");
  expect((await change(TRANCOSO, { slug: "casa-praia" })).status).toBe(204);
  expect((await change(TRANCOSO, { isPublished: true })).status).toBe(204);
  expect((await world.api("/api/hotels/casa-praia")).status).toBe(200);
  expect((await world.api("/api/hotels/casa-trancoso")).status).toBe(404);
});
