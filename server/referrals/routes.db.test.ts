import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import type { Referral, ReferralDetail } from "#domain/referrals/referrals.ts";
import { transact } from "#platform/database/transact.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { plantGroupHotels } from "../hotels/plant-hotels.ts";
import { plantRules } from "../reputation/plant-rules.ts";
import { passDay } from "./pass-day.ts";

type Who = "advisor" | "operator" | "admin" | "hotel";
const DAY_MS = 86_400_000;
let world: World;
const tokens = new Map<Who, string>();
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  tokens.clear();
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

async function tokenOf(who: Who): Promise<string> {
  if (!tokens.has(who)) {
    const answer = await world.api("/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `${who}@lilamonde.test`, password: DEMO_PASSWORD }),
    });
    tokens.set(who, (await answer.json()).access_token);
  }
  return tokens.get(who)!;
}

async function call(who: Who, method: string, path: string, body?: unknown, key?: string) {
  return world.api(`/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await tokenOf(who)}`,
      "content-type": "application/json",
      ...(key && { "idempotency-key": key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
const oficio = {
  ...{
    name: "Pousada do Ofício",
    place: "Paraty",
    country: "BR",
    website: "https://www.oficio.test/quartos",
  },
  ...{ why: "Uma mão só.", contact: null, isContactWilling: false, isAnother: false },
};
const send = (who: Who, change: object = {}) => call(who, "POST", "/referrals", { ...oficio, ...change });
async function refer(who: Who, change: object = {}): Promise<Referral> {
  const answer = await send(who, change);
  expect(answer.status).toBe(201);
  return answer.json();
}
const refused = async (answer: Promise<Response>) => {
  const { status, ...rest } = await answer.then(async (one) => ({
    status: one.status,
    ...(await one.json()),
  }));
  return [status, rest.code];
};
const known = async (who: Who, asked: Record<string, string>) =>
  (await (await call(who, "GET", `/referrals/known?${new URLSearchParams(asked)}`)).json()).findings;
const move = (id: string, change: object) =>
  call("admin", "POST", `/admin/referrals/${id}/state`, { note: null, version: 1, ...change });
const own = async (who: Who): Promise<Referral[]> =>
  (await (await call(who, "GET", "/referrals")).json()).rows;
const pass = (days: number) => {
  world.clock.set(new Date(world.clock.now().getTime() + days * DAY_MS));
  tokens.clear();
};
const told = async (who: Who) =>
  (await (await call(who, "GET", "/notifications")).json()).notifications.map(
    ({ kind }: { kind: string }) => kind,
  );

test("a referral is kept once, its hotel for ninety days, and whoever is named there has agreed", async () => {
  const [first, again] = [
    await call("advisor", "POST", "/referrals", oficio, "the-same-key"),
    await call("advisor", "POST", "/referrals", oficio, "the-same-key"),
  ];
  const made: Referral = await first.json();
  expect(made).toMatchObject({ state: "sent", claimDays: 90, version: 1, steps: [{ kind: "sent" }] });
  expect((await again.json()).id).toBe(made.id);
  const contact = { name: "Casa da Serra", contact: "Duarte Lajes, dono", website: null };
  expect(await refused(send("advisor", contact))).toEqual([400, "validation_failed"]);
  expect(await refer("advisor", { ...contact, isContactWilling: true })).toMatchObject(contact);
  expect(await refused(send("advisor", { website: "nada de site" }))).toEqual([400, "validation_failed"]);
  expect(await refused(send("advisor", { country: "XX" }))).toEqual([400, "validation_failed"]);
});

test("the same hotel is known by other accents, order, words and slips, and nobody hears who referred it", async () => {
  const { claimEndsAt } = await refer("advisor");
  for (const name of ["POUSADA DO OFICIO", "Ofício, Hotel", "Oficio Boutique Hotel"]) {
    const [found] = await known("operator", { name, place: "paraty", country: "BR" });
    expect(found, name).toEqual({
      ...{ kind: "claimed", isSame: true, name: "Pousada do Ofício", place: "Paraty", claimEndsAt },
    });
    expect(await refused(send("operator", { name, website: null, isAnother: true })), name).toEqual([
      409,
      "hotel_known",
    ]);
  }
  // A slip may be another hotel: its author says so. The same site leaves no doubt.
  const slip = { name: "Pousada do Oficyo", website: null };
  expect(await refused(send("operator", slip))).toEqual([409, "hotel_similar"]);
  expect(await refused(send("operator", { ...slip, website: "oficio.test", isAnother: true }))).toEqual([
    409,
    "hotel_known",
  ]);
  expect((await known("advisor", { name: "Oficio", place: "Paraty", country: "BR" }))[0].kind).toBe("mine");
  expect(await refused(send("advisor"))).toEqual([409, "hotel_known"]);
  await refer("operator", { ...slip, isAnother: true });
  await refer("operator", { name: "Pousada do Sol", website: null });
  await refer("operator", { country: "PT", place: "Sintra", website: null });
});

test("a hotel of the collection is with us already, however it is spelt", async () => {
  await plantGroupHotels(world.deps);
  const [found] = await known("advisor", { name: "Sagrez Martinal", country: "PT" });
  expect(found).toMatchObject({ kind: "collection", name: "Martinhal Sagres", claimEndsAt: null });
  expect(
    await refused(send("advisor", { name: "Martinal Sagrez", country: "PT", place: "Algarve" })),
  ).toEqual([409, "hotel_similar"]);
  for (const name of ["Sagres", "Martinhal Algarve", "Sagres Beach Martinhal Family"])
    expect(await known("advisor", { name, country: "PT" }), name).toContainEqual(
      expect.objectContaining({ kind: "collection", name: "Martinhal Sagres", isSame: false }),
    );
  expect(await known("advisor", { name: "Quinta Algarve", country: "PT" })).not.toContainEqual(
    expect.objectContaining({ name: "Martinhal Sagres" }),
  );
});

test("a key is the same whatever the order, accents, case and general words of a name", async () => {
  const words = fc.uniqueArray(fc.constantFrom("oficio", "lajes", "serra", "quinta", "ferreol", "mar"), {
    minLength: 1,
  });
  const noise = fc.array(fc.constantFrom("Hotel", "the", "do", "Boutique", "&"), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(words, noise, fc.boolean(), async (name, more, isUpper) => {
      const other = [...more, ...name.toReversed()].join(" ").replaceAll("o", "ó");
      const written = isUpper ? other.toUpperCase() : other;
      const { rows } = await sql<{ alike: number }>`
        select similarity(hotel_key(${name.join(" ")}), hotel_key(${written})) as alike`.execute(world.db);
      expect(rows[0]?.alike, written).toBe(1);
    }),
    { numRuns: 40 },
  );
});

test("two people who refer one hotel at the same moment: one of them has it", async () => {
  await Promise.all([tokenOf("advisor"), tokenOf("operator")]);
  const answers = await Promise.all([send("advisor"), send("operator")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("after ninety days without anything new the hotel is free; its owner was told a week before", async () => {
  const { id } = await refer("advisor");
  pass(82);
  await passDay(world.deps);
  expect(await told("advisor")).toEqual([]);
  pass(1);
  await passDay(world.deps);
  await passDay(world.deps);
  expect(await told("advisor")).toEqual(["claim_ending"]);
  // Something new renews it, and the round of the clock leaves it alone.
  const renewed = await call("advisor", "POST", `/referrals/${id}/notes`, { text: "Falei com a dona." });
  expect(await renewed.json()).toMatchObject({
    claimDays: 90,
    steps: [{ kind: "sent" }, { kind: "note", isOfHouse: false }],
  });
  pass(89);
  expect(await refused(send("operator"))).toEqual([409, "hotel_known"]);
  pass(2);
  await passDay(world.deps);
  await passDay(world.deps);
  expect(await own("advisor")).toMatchObject([{ claimDays: null, steps: [{}, {}, { kind: "claim_over" }] }]);
  await refer("operator");
  expect(await refused(call("advisor", "POST", `/referrals/${id}/notes`, { text: "E agora?" }))).toEqual([
    409,
    "hotel_known",
  ]);
  expect(await refused(move(id, { to: "in_conversation" }))).toEqual([409, "hotel_known"]);
  expect((await move(id, { to: "declined", note: "Outra pessoa chegou depois, com contato." })).status).toBe(
    200,
  );
});

test("administrators move it on the version they saw; its owner is told and gets ten and a hundred points", async () => {
  await plantRules(world.deps);
  const before = (await (await call("advisor", "GET", "/reputation")).json()).score;
  const { id } = await refer("advisor");
  expect(
    (await call("advisor", "POST", `/admin/referrals/${id}/state`, { to: "declined", note: "x", version: 1 }))
      .status,
  ).toBe(403);
  expect(await refused(move(id, { to: "signed" }))).toEqual([409, "conflict"]);
  expect(await refused(move(id, { to: "declined" }))).toEqual([400, "validation_failed"]);
  for (const [at, to] of ["in_conversation", "qualified", "signed"].entries())
    expect((await move(id, { to, note: "Vamos.", version: at + 1 })).status).toBe(200);
  const stale = await move(id, { to: "declined", note: "Não.", version: 1 });
  expect([stale.status, (await stale.json()).current.referral.state]).toEqual([409, "signed"]);
  expect(await told("advisor")).toEqual(["referral_moved", "referral_moved", "referral_moved"]);
  expect((await (await call("advisor", "GET", "/reputation")).json()).score).toBe(before + 110);
  const actions = await world.db
    .selectFrom("audit_log")
    .select("action")
    .where("subject_id", "=", id)
    .execute();
  expect(actions).toHaveLength(3);
  // What has signed is with us, whoever asks.
  expect((await known("operator", { name: oficio.name, place: "Paraty", country: "BR" }))[0]).toMatchObject({
    kind: "collection",
    isSame: true,
  });
  expect(await refused(call("advisor", "POST", `/referrals/${id}/notes`, { text: "Que bom." }))).toEqual([
    409,
    "conflict",
  ]);
});

test("another's referral is as none; administrators read all, with what looks the same", async () => {
  const { id } = await refer("advisor");
  expect(await own("operator")).toEqual([]);
  expect(await refused(call("operator", "POST", `/referrals/${id}/notes`, { text: "Minha." }))).toEqual([
    404,
    "not_found",
  ]);
  expect((await call("hotel", "GET", "/referrals")).status).toBe(403);
  expect((await call("operator", "GET", `/admin/referrals/${id}`)).status).toBe(403);
  await refer("operator", { name: "Pousada do Oficyo", website: null, isAnother: true });
  const detail: ReferralDetail = await (await call("admin", "GET", `/admin/referrals/${id}`)).json();
  expect(detail).toMatchObject({
    referral: { owner: "Marina Teles" },
    findings: [{ name: "Pousada do Oficyo", isSame: false }],
  });
  expect(await told("admin")).toContain("referral_waiting");
  const file = await (await call("admin", "GET", "/admin/referrals.file?state=sent")).text();
  expect(file).toContain("Pousada do Ofício,Paraty,BR");
  const all = await (await call("admin", "GET", "/admin/referrals?sort=claimEndsAt&state=sent")).json();
  expect(all.rows).toHaveLength(2);
});

test("a person who leaves frees the hotel; what they referred stays without them and without whom they named", async () => {
  const { id } = await refer("operator", { contact: "Ana, dona", isContactWilling: true });
  const user = await world.deps.auth.getUserByEmail("operator@lilamonde.test");
  await transact(world.db, (tx) => world.deps.auth.deleteUser({ userId: user!.id }, { db: tx }));
  const { referral }: ReferralDetail = await (await call("admin", "GET", `/admin/referrals/${id}`)).json();
  expect(referral).toMatchObject({ owner: null, contact: null, claimDays: null });
  await refer("advisor");
});
