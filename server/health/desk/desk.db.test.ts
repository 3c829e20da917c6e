import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

test("a mail that was given up is seen, tried again and sent; what does not agree is counted", async () => {
  const { call } = await enter(world, "admin");
  const read = async () => (await call("GET", "/api/admin/health")).json();
  const healthy = await read();
  expect(healthy.parts.every(({ isOk }: { isOk: boolean }) => isOk)).toBe(true);
  expect(healthy.database.migrations).toBeGreaterThan(40);
  expect(healthy.data.every(({ count }: { count: number }) => count === 0)).toBe(true);

  const mail = { to: "ana@example.com", subject: "De volta", text: "Olá.", html: "<p>Olá.</p>" };
  await sql`insert into pgboss.job (name, data, state) values ('mail.send.dead', ${JSON.stringify(mail)}, 'created')`.execute(
    world.db,
  );
  await sql`delete from user_roles where user_id = (select user_id from user_roles where role = 'advisor' limit 1)`.execute(
    world.db,
  );
  const ill = await read();
  expect(ill.jobs[0]).toMatchObject({ name: "mail.send", dead: 1 });
  expect(ill.data).toContainEqual({ check: "people_without_role", count: 1 });
  const retried = await call("POST", "/api/admin/health/jobs", { name: "mail.send" });
  expect(await retried.json()).toEqual({ count: 1 });
  expect((await world.mailAbout("De volta")).to).toBe("ana@example.com");
  await vi.waitFor(async () => expect((await read()).jobs[0].dead).toBe(0));
  expect((await call("POST", "/api/admin/health/jobs", { name: "nothing.known" })).status).toBe(404);
});
