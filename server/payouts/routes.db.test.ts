import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PayoutDetails } from "#domain/payouts/details.ts";
import { enter } from "#testing/enter.ts";
import { addSecondFactor } from "#testing/second-factor.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" } });
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

const PATH = "/api/payouts/details";
const cpf = { version: 0, kind: "cpf", key: "529.982.247-25", holder: "Marina Teles" };

async function ask(token: string, edit?: object, key?: string) {
  const answer = await world.api(PATH, {
    method: edit ? "PUT" : "GET",
    headers: {
      ...{ authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(key && { "idempotency-key": key }),
    },
    ...(edit && { body: JSON.stringify(edit) }),
  });
  const body = (await answer.json()) as PayoutDetails & { code?: string; fields?: object; current?: unknown };
  return { status: answer.status, body };
}
const lifted = async (who: string) => (await addSecondFactor(world, (await enter(world, who)).token)).token;

test("without a second factor details are read and not changed", async () => {
  const { token } = await enter(world, "advisor");
  expect((await ask(token)).body).toEqual({ details: null, version: 0, canChange: false });
  const refused = await ask(token, cpf);
  expect([refused.status, refused.body.code]).toEqual([403, "second_factor_needed"]);
  expect((await ask(token)).body.details).toBeNull();
});

test("with one they are kept as Pix keeps them, told of by mail, and nobody else reads them", async () => {
  const token = await lifted("advisor");
  const kept = await ask(token, cpf, "first-details");
  expect(kept.body).toMatchObject({
    ...{ details: { kind: "cpf", key: "52998224725", holder: "Marina Teles" }, version: 1, canChange: true },
  });
  // The same intent sent again is the same change.
  expect(await ask(token, cpf, "first-details")).toEqual(kept);
  const mail = await world.mailAbout("•••4725");
  expect(mail.to).toContain("advisor@lilamonde.test");
  expect(JSON.stringify(mail)).not.toContain("52998224725");
  const audit = await world.db
    .selectFrom("audit_log")
    .select(["before", "after"])
    .where("action", "=", "payout_details.changed")
    .execute();
  expect(audit).toEqual([{ before: null, after: { kind: "cpf", key: "•••4725" } }]);
  expect((await ask((await enter(world, "operator")).token)).body.details).toBeNull();
  for (const who of ["admin", "hotel"]) {
    expect((await ask((await enter(world, who)).token)).status, who).toBe(403);
  }
});

test("word of a change cannot be turned off", async () => {
  const { token } = await enter(world, "advisor");
  const choice = { kind: "payout_details_changed", channel: "email", isOn: false };
  const answer = await world.api("/api/notifications/choices", {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(choice),
  });
  expect(await answer.json()).toMatchObject({ status: 400, fields: { kind: "invalid" } });
});

test("a change is made on what was read: a stale one is refused with what stands there", async () => {
  const token = await lifted("advisor");
  await ask(token, cpf);
  const email = { version: 1, kind: "email", key: "Marina@Teles.example", holder: "Marina Teles ME" };
  expect((await ask(token, email)).body).toMatchObject({
    details: { kind: "email", key: "marina@teles.example" },
    version: 2,
  });
  for (const version of [0, 1, 9, 2_147_483_647]) {
    const refused = await ask(token, { ...cpf, version });
    expect([refused.status, refused.body.code], `version ${version}`).toEqual([409, "conflict"]);
    expect(refused.body.current).toMatchObject({ version: 2, details: { kind: "email" } });
  }
});

test("what cannot be paid to is refused by its field", async () => {
  const token = await lifted("advisor");
  const wrong: [object, object][] = [
    [{ ...cpf, key: "529.982.247-24" }, { key: "invalid" }],
    [{ ...cpf, kind: "cnpj" }, { key: "invalid" }],
    [{ ...cpf, kind: "random" }, { key: "invalid" }],
    [{ ...cpf, holder: "李" }, { holder: "invalid" }],
  ];
  for (const [edit, fields] of wrong) {
    const refused = await ask(token, edit);
    expect([refused.status, refused.body.code, refused.body.fields]).toEqual([
      400,
      "validation_failed",
      fields,
    ]);
  }
  expect((await ask(token)).body.details).toBeNull();
});

test("a copy of somebody's data holds their details, and they go when the account ends", async () => {
  const token = await lifted("advisor");
  await ask(token, cpf);
  const copy = await world.api("/api/privacy/export", { headers: { authorization: `Bearer ${token}` } });
  expect(await copy.text()).toContain("52998224725");
  const { id } = await enter(world, "advisor");
  await world.deps.auth.deleteUser({ userId: id });
  expect(await world.db.selectFrom("payout_details").selectAll().execute()).toEqual([]);
});
