import { afterAll, beforeAll, expect, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";

const SAGRES = demoId("hotel/martinhal-sagres");

let world: World;
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
});
afterAll(() => world.close());

async function ask(who: string, method: string, path: string, body?: object) {
  const { token } = await enter(world, `${who}@lilamonde.test`);
  const answer = await world.api(path, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

test("who is on duty is said by owners and the bookings desk; an editor may not, and owners are told", async () => {
  const way = `/api/houses/${SAGRES}/sheet`;
  const { body } = await ask("editora", "GET", way);
  const own = { ...body.sheet.contacts[0], id: "own", email: "editora@lilamonde.test" };
  const sheet = { ...body.sheet, contacts: [...body.sheet.contacts, own] };
  expect(await ask("editora", "PUT", way, { version: body.version, sheet })).toMatchObject({
    ...{ status: 403, body: { code: "forbidden" } },
  });
  // The rest of the sheet stays hers to write.
  const seasons = { ...body.sheet, seasons: [] };
  expect((await ask("editora", "PUT", way, { version: body.version, sheet: seasons })).status).toBe(200);
  expect((await ask("editora", "PUT", way, { version: body.version, sheet })).status).toBe(409);
  const told = () =>
    world.db.selectFrom("notifications").select("kind").where("kind", "=", "hotel_contacts_changed");
  expect(await told().execute()).toEqual([]);
  const next = { version: body.version + 1, sheet };
  expect((await ask("admin", "PUT", way, next)).status).toBe(200);
  const { id: owner } = await enter(world, "hotel@lilamonde.test");
  expect(await told().select(["user_id", "link"]).execute()).toEqual([
    { kind: "hotel_contacts_changed", user_id: owner, link: "/hotel-portal/houses/martinhal-sagres/sheet" },
  ]);
  const log = world.db.selectFrom("audit_log").select("action").where("subject_id", "=", SAGRES);
  const entries = await log.where("action", "=", "hotel.sheet").execute();
  expect(entries.length).toBe(2);
});
