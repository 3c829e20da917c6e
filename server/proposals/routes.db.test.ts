import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { createJourney } from "../journeys/create-journey.ts";
import { publishJourney } from "../journeys/publish-journey.ts";
import { sampleDocument } from "../journeys/testing/sample-document.ts";

let world: World;
let [ownerId, owner, other] = ["", "", ""];
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  ownerId = (await world.deps.auth.getUserByEmail("advisor@lilamonde.test"))!.id;
  [owner, other] = [await signIn("advisor"), await signIn("operator")];
});
afterAll(() => world.close());

const BROWSER = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";

const signIn = async (name: string) => `Bearer ${(await enter(world, name)).token}`;
async function send(
  path: string,
  body: object | null,
  headers: Record<string, string> = {},
  method = "POST",
) {
  const answer = await world.api(`/api/${path}`, {
    method,
    headers: { "content-type": "application/json", "user-agent": BROWSER, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null, headers: answer.headers, text };
}
const asOwner = (path: string, body: object | null, method = "POST", who = owner) =>
  send(`proposal-links/${path}`, body, { authorization: who }, method);

async function publishOne({ revision = 1, journeyId = "" } = {}) {
  const document = sampleDocument();
  const id = journeyId || randomUUID();
  const now = world.clock.now();
  if (!journeyId) {
    await transact(world.db, (tx) => createJourney(tx, { id, ownerId, document, now }));
  }
  const journey = await publishJourney(world.deps, { journeyId: id, ownerId, revision });
  return { journeyId: id, snapshotId: journey.published!.snapshotId, document };
}
async function share({ passcode = null }: { passcode?: string | null } = {}) {
  const published = await publishOne();
  const { body } = await asOwner(published.journeyId, { language: "pt", passcode });
  return { ...published, link: body, token: body.url.split("/").at(-1) as string };
}
const facts = async () =>
  (
    await world.db
      .selectFrom("facts")
      .select("kind")
      .where("kind", "like", "proposal%")
      .orderBy("id")
      .execute()
  ).map(({ kind }) => kind);

test("a client opens, comments, chooses and accepts exactly what they saw; the owner reads and hears each once", async () => {
  const { journeyId, snapshotId, token, document } = await share();
  const seen = await send("proposals/open", { token });
  expect(seen.status).toBe(200);
  expect(seen.text).not.toMatch(/nota da casa|"net"|margin|markup|clientId|8000/);
  const b = document.options[1]!.id;
  const blockId = seen.body.content.options[1].days[0].blocks[0].id;
  for (const _ of [1, 2]) expect((await send("proposals/openings", { token, snapshotId })).status).toBe(204);
  await send(
    "proposals/openings",
    { token, snapshotId },
    { "user-agent": "WhatsApp/2.24 facebookexternalhit/1.1" },
  );
  const said = { token, snapshotId, blockId, name: "Ana", body: "Dá para começar mais tarde?" };
  const key = { "idempotency-key": "comment-0001" };
  const first = await send("proposals/comments", said, key);
  expect([first.status, (await send("proposals/comments", said, key)).body]).toEqual([201, first.body]);
  const answer = { parentId: first.body.id, body: "Dá, às onze." };
  expect((await asOwner(`${journeyId}/answers`, answer)).body).toMatchObject({ author: "owner", blockId });
  for (const _ of [1, 2])
    expect((await send("proposals/choices", { token, snapshotId, optionId: b })).status).toBe(204);
  const accepted = await send("proposals/acceptances", { token, snapshotId, optionId: b, name: "Ana Reis" });
  expect(accepted.status).toBe(201);
  expect((await send("proposals/talk", { token, seenSnapshotId: snapshotId })).body).toMatchObject({
    ...{ state: "accepted", chosenOptionId: b, acceptedBy: { name: "Ana Reis" }, changes: [] },
    comments: [{ author: "client" }, { author: "owner", parentId: first.body.id }],
  });
  const read = (await asOwner(journeyId, null, "GET")).body;
  expect(read.events.map((event: { kind: string }) => event.kind)).toEqual([
    ...["accepted", "chose", "commented", "opened"],
  ]);
  expect(read.events[0]).toMatchObject({ name: "Ana Reis", optionLabel: "B", snapshotNumber: 1 });
  expect(await facts()).toEqual([
    ...["proposal_opened", "proposal_commented", "proposal_chosen", "proposal_accepted"],
  ]);
  const told = await world.db
    .selectFrom("notifications")
    .select(["kind", "link"])
    .where("user_id", "=", ownerId)
    .execute();
  expect(told.filter(({ kind }) => kind.startsWith("proposal"))).toHaveLength(4);
  expect(told.at(-1)!.link).toBe(`/advisor-portal/my-journeys/${journeyId}/proposal`);
});

test("a link guessed, taken back, expired or another's has one clear answer each", async () => {
  const { journeyId, link, token } = await share();
  const guessed = await send("proposals/open", { token: "x".repeat(43) });
  expect([guessed.status, guessed.body.code]).toEqual([404, "not_found"]);
  expect((await asOwner(journeyId, { language: "pt", passcode: null })).body.code).toBe("conflict");
  world.clock.set(new Date("2026-04-02T12:00:00Z"));
  const over = await send("proposals/open", { token });
  expect([over.status, over.body.code]).toEqual([410, "proposal_over"]);
  owner = await signIn("advisor");
  const renewed = await asOwner(journeyId, { version: link.version, days: 10 }, "PATCH");
  expect([renewed.status, renewed.body.url]).toEqual([200, link.url]);
  expect((await send("proposals/open", { token })).status).toBe(200);
  expect((await asOwner(journeyId, { version: link.version, days: 10 }, "PATCH")).body.code).toBe("conflict");
  expect((await asOwner(`${journeyId}/revocation`, { version: 2 })).status).toBe(204);
  const revoked = await send("proposals/open", { token });
  expect({ ...revoked.body, requestId: "" }).toEqual({ ...guessed.body, requestId: "" });
  const next = await asOwner(journeyId, { language: "en", passcode: null });
  expect([next.status, next.body.url === link.url]).toEqual([201, false]);
});

test("another owner's proposal is not there, whatever is asked of it", async () => {
  const { journeyId } = await share();
  const asked = [
    await asOwner(journeyId, null, "GET", other),
    await asOwner(journeyId, { language: "pt", passcode: null }, "POST", other),
    await asOwner(journeyId, { version: 1, days: 3 }, "PATCH", other),
    await asOwner(`${journeyId}/revocation`, { version: 1 }, "POST", other),
    await asOwner(`${journeyId}/answers`, { parentId: randomUUID(), body: "x" }, "POST", other),
  ];
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test("behind a passcode nothing is said before it is given but whose it is, and guesses end", async () => {
  const { journeyId, link, token, snapshotId } = await share({ passcode: "Lagoa7" });
  for (const path of ["open", "openings", "talk"]) {
    const extra = path === "openings" ? { snapshotId } : path === "talk" ? { seenSnapshotId: null } : {};
    const { body } = await send(`proposals/${path}`, { token, ...extra });
    expect([body.code, body.current]).toEqual(["passcode_needed", { from: "Marina Teles" }]);
  }
  expect((await send("proposals/passcode", { token, passcode: "lagoa8" })).body.code).toBe("passcode_wrong");
  const given = await send("proposals/passcode", { token, passcode: "lagoa7 " });
  const cookie = given.headers.get("set-cookie")!.split(";")[0]!;
  expect((await send("proposals/open", { token }, { cookie })).status).toBe(200);
  await asOwner(journeyId, { version: link.version, passcode: "Outra99" }, "PATCH");
  expect((await send("proposals/open", { token }, { cookie })).body.code).toBe("passcode_needed");
  const kept = await world.db
    .selectFrom("proposal_links")
    .select(["passcode_hash", "token_hash"])
    .executeTakeFirstOrThrow();
  expect(kept.passcode_hash).toMatch(/^\$argon2id\$/);
  expect(kept.token_hash).not.toBe(token);
  const codes = [];
  for (let i = 0; i < 12; i++)
    codes.push((await send("proposals/passcode", { token, passcode: "xxxx" })).body.code);
  expect(codes.at(-1)).toBe("rate_limited");
});

test("a link leads nowhere while whoever made it is suspended", async () => {
  const { token } = await share();
  const stand = (status: string) =>
    world.db.updateTable("profiles").set({ status }).where("id", "=", ownerId).execute();
  await stand("suspended");
  expect((await send("proposals/open", { token })).status).toBe(404);
  await stand("active");
  expect((await send("proposals/open", { token })).status).toBe(200);
});

test("strangers who guess at a passcode keep nobody out but themselves, and a short one is not taken", async () => {
  const { journeyId, link, token } = await share({ passcode: "Lagoa7" });
  const guess = async (passcode: string, address: string) => {
    const answer = await world.api("/api/proposals/passcode", {
      ...{ method: "POST", headers: { "content-type": "application/json" }, address },
      body: JSON.stringify({ token, passcode }),
    });
    return answer.status;
  };
  for (let i = 0; i < 30; i++) await guess("lagoa8", `198.51.100.${i % 3}`);
  expect(await guess("lagoa7", "198.51.100.77")).toBe(204);
  const short = { version: link.version, passcode: "Sal42" };
  expect((await asOwner(journeyId, short, "PATCH")).status).toBe(400);
});

test("an acceptance of an older snapshot is refused with what changed, and nothing of it is kept", async () => {
  const { journeyId, snapshotId, token, document } = await share();
  const [first] = document.blocks;
  await world.db.updateTable("journey_blocks").set({ day: 3 }).where("id", "=", first!.id).execute();
  await world.db.updateTable("journeys").set({ revision: 2 }).where("id", "=", journeyId).execute();
  const latest = await publishOne({ journeyId, revision: 2 });
  const optionId = document.options[0]!.id;
  const old = await send("proposals/acceptances", { token, snapshotId, optionId, name: "Ana" });
  expect([old.status, old.body.code]).toEqual([409, "snapshot_outdated"]);
  expect(old.body.current).toMatchObject({
    snapshotId: latest.snapshotId,
    changes: [{ kind: "block_moved", blockId: first!.id, label: "A" }],
  });
  expect((await send("proposals/talk", { token, seenSnapshotId: snapshotId })).body.changes).toHaveLength(1);
  const events = await world.db.selectFrom("proposal_events").select("kind").execute();
  expect(events).toEqual([]);
});

test("of two acceptances at once one stands with its one event; a refusal after it comes too late", async () => {
  const { snapshotId, token, document } = await share();
  const both = await Promise.all(
    document.options.map(({ id }, n) =>
      send("proposals/acceptances", { token, snapshotId, optionId: id, name: `Ana ${n}` }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const late = await send("proposals/refusals", {
    token,
    snapshotId,
    name: "Rui",
    reason: "Mudamos de ideia",
  });
  expect(late.body.code).toBe("journey_state");
  const events = await world.db.selectFrom("proposal_events").select("kind").execute();
  expect(events).toEqual([{ kind: "accepted" }]);
});

test("a refusal is kept with name and reason; blocks, options and snapshots of others are refused", async () => {
  const [mine, theirs] = [await share(), await share()];
  const { token, snapshotId, journeyId } = mine;
  const foreign = { token, snapshotId: theirs.snapshotId };
  const comment = { name: "Ana", body: "Oi", blockId: null };
  expect((await send("proposals/comments", { ...foreign, ...comment })).body.fields).toEqual({
    snapshotId: "unknown",
  });
  expect(
    (
      await send("proposals/comments", {
        token,
        snapshotId,
        ...comment,
        blockId: theirs.document.blocks[0]!.id,
      })
    ).body.fields,
  ).toEqual({ blockId: "unknown" });
  expect((await send("proposals/choices", { token, snapshotId, optionId: randomUUID() })).status).toBe(400);
  expect(
    (await send("proposals/acceptances", { ...foreign, optionId: randomUUID(), name: "A" })).body.current
      .changes,
  ).toEqual([]);
  expect((await send("proposals/talk", { token, seenSnapshotId: theirs.snapshotId })).body.changes).toEqual(
    [],
  );
  const no = await send("proposals/refusals", { token, snapshotId, name: "Ana", reason: "Outras datas" });
  expect(no.status).toBe(201);
  expect((await asOwner(journeyId, null, "GET")).body.events[0]).toMatchObject({
    kind: "declined",
    reason: "Outras datas",
  });
});

test("whoever made a proposal reads its client's number, to write to", async () => {
  const { journeyId } = await share();
  const phoneOf = async () => (await asOwner(journeyId, null, "GET")).body.phone;
  expect(await phoneOf()).toBeNull();
  const [id, now] = [randomUUID(), world.clock.now()];
  await world.db
    .insertInto("clients")
    .values({
      ...{ id, owner_id: ownerId, full_name: "Bea", phone: "(11) 98820-6144", language: "pt" },
      ...{ created_at: now, updated_at: now },
    })
    .execute();
  await world.db.updateTable("journeys").set({ client_id: id }).where("id", "=", journeyId).execute();
  expect(await phoneOf()).toBe("(11) 98820-6144");
});
