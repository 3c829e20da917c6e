import { expect } from "vitest";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { holdSettings, insertRates, upsertRate, upsertSetting } from "./queries.ts";

const race = openRaces();

race(
  "of two who set the house's settings at once, one is refused and reads what the other set",
  {
    locks: ["server/settings/queries.ts#holdSettings"],
    keys: { "server/settings/queries.ts#upsertSetting": "settings_pkey" },
  },
  async (world) => {
    const { call } = await enter(world, "admin");
    const { version, settings } = await (await call("GET", "/api/admin/settings")).json();
    const phone = `+55 11 ${version}`;
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await holdSettings(tx);
        await upsertSetting(tx, { key: "phone", value: phone, now: world.clock.now() });
      },
      () => call("PUT", "/api/admin/settings", { version, settings: { ...settings, phone: "+55 11 0" } }),
    );
    expect(answer.status).toBe(409);
    expect((await answer.json()).current.settings.phone).toBe(phone);
  },
);

race(
  "of two who type a month's rate at once, one is refused and reads what the other typed",
  {
    locks: ["server/settings/queries.ts#holdSettings"],
    keys: { "server/settings/queries.ts#upsertRate": "house_rates_pkey" },
  },
  async (world) => {
    const { id: by, call } = await enter(world, "admin");
    const place = { month: "2031-05", currency: "EUR" };
    await world.db
      .deleteFrom("house_rates")
      .where("month", "=", "2031-05-01" as never)
      .execute();
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await holdSettings(tx);
        await upsertRate(tx, { ...place, rate: "6.4", by, now: world.clock.now() });
      },
      () => call("PUT", "/api/admin/rates", { ...place, rate: "7.5", version: 0 }),
    );
    expect(answer.status).toBe(409);
    expect((await answer.json()).current.rates).toContainEqual(
      expect.objectContaining({ ...place, rate: "6.4" }),
    );
  },
);

race(
  "a rate that somebody types as the house's are planted stays theirs",
  { keys: { "server/settings/queries.ts#insertRates": "house_rates_pkey" } },
  async (world) => {
    const { id: by } = await enter(world, "admin");
    const now = world.clock.now();
    await world.db
      .deleteFrom("house_rates")
      .where("month", "=", "2031-06-01" as never)
      .execute();
    await whileOpen(
      world.db,
      (tx) => upsertRate(tx, { month: "2031-06", currency: "EUR", rate: "6.4", by, now }),
      () => insertRates(world.db, [{ month: "2031-06-01", currency: "EUR", rate: "5", set_at: now }]),
    );
    const kept = world.db
      .selectFrom("house_rates")
      .select("rate")
      .where("month", "=", "2031-06-01" as never);
    expect(await kept.execute()).toEqual([{ rate: "6.4" }]);
  },
);

race(
  "a setting that is set anew as an older change is taken back stays as it was set",
  { locks: ["server/settings/queries.ts#holdSettings"] },
  async (world) => {
    const { call } = await enter(world, "admin");
    const { version, settings } = await (await call("GET", "/api/admin/settings")).json();
    const change = { version, settings: { ...settings, phone: `+55 21 ${version}` } };
    await call("PUT", "/api/admin/settings", change);
    const { rows } = await (await call("GET", "/api/admin/audit?action=setting.changed")).json();
    const phone = `+55 31 ${version}`;
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await holdSettings(tx);
        await upsertSetting(tx, { key: "phone", value: phone, now: world.clock.now() });
      },
      () => call("POST", `/api/admin/audit/${rows[0].id}/reversal`, { reason: "Engano" }),
    );
    expect(await answer.json()).toMatchObject({ code: "revert_blocked" });
    expect((await (await call("GET", "/api/admin/settings")).json()).settings.phone).toBe(phone);
  },
);
