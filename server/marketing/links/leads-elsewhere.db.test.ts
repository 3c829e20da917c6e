import { afterAll, beforeAll, expect, test } from "vitest";
import type { PublicProduct } from "#domain/products/products.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";

let world: World;
let advisor: Awaited<ReturnType<typeof enter>>;
let campaignId: string;
let code: string;
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
  advisor = await enter(world, "advisor");
  const { campaigns } = await (await advisor.call("GET", "/api/marketing/campaigns")).json();
  const now = world.clock.now().toISOString();
  campaignId = campaigns.find(({ opensAt }: { opensAt: string }) => opensAt <= now).id;
  code = (await (await advisor.call("PUT", `/api/marketing/campaigns/${campaignId}/link`)).json()).code;
});
afterAll(() => world.close());

const results = async () =>
  (await advisor.call("GET", `/api/marketing/campaigns/${campaignId}/results`)).json();
const post = (path: string, body: object) =>
  world.api(path, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify(body),
  });
const visitor = { name: "Beatriz Sá", email: "beatriz@example.com", language: "pt", isAgreed: true };

test("who writes to a seller's page by a link counts for it, unnamed", async () => {
  const before = await results();
  const message = { ...visitor, message: "Quatro, em julho.", source: "instagram" };
  const write = (link: string) => post("/api/stores/marina-teles/requests", { ...message, link });
  for (const link of [`${code}w`, "zzzzzzz"]) expect((await write(link)).status).toBe(201);
  expect((await write("not a code")).status).toBe(400);
  const after = await results();
  expect([after.leads, after.stores]).toEqual([before.leads + 1, before.stores + 1]);
  expect(after.contacts).toEqual(before.contacts);
  const told = await (await advisor.call("GET", "/api/notifications")).json();
  const about = told.notifications.filter(({ kind }: { kind: string }) => kind === "lead_received");
  expect(about[0]).toMatchObject({ text: { pt: expect.stringContaining("escreveu a uma vitrine") } });
  expect(JSON.stringify(about)).not.toContain("Beatriz");
});

/** A product that everybody may ask for, agreed at once or answered by its seller. */
async function offerThatIs(isInstant: boolean) {
  const { rows } = await (await world.api("/api/marketplace/public?limit=100")).json();
  const isAskable = (offer: PublicProduct) => offer.isInstant === isInstant && offer.unit !== "night";
  return rows.find(isAskable) as PublicProduct;
}

test("who asks for an offer by a link is its lead; agreed, a booking of it; called off, none again", async () => {
  const before = await results();
  const { slug, startsOn } = await offerThatIs(true);
  const day = startsOn ?? "2026-06-10";
  const asked = { ...visitor, startsOn: day, endsOn: day, people: 1, message: "", source: null };
  const answer = await post(`/api/marketplace/public/${slug}/requests`, { ...asked, link: `${code}p` });
  const receipt = await answer.clone().json();
  expect([answer.status, receipt.state]).toEqual([201, "to_open"]);
  const { text } = await world.mailAbout(`${receipt.reference} recebido`);
  await post("/api/product-requests/open", { token: /\/request\/([\w-]{43})/.exec(text)![1]! });
  const agreed = await results();
  expect([agreed.leads, agreed.offers, agreed.bookings]).toEqual([
    before.leads + 1,
    before.offers + 1,
    before.bookings + 1,
  ]);
  const { reference } = await answer.json();
  await world.db
    .updateTable("bookings")
    .set({ state: "cancelled" })
    .where("reference", "=", reference)
    .execute();
  const after = await results();
  expect([after.leads, after.bookings]).toEqual([before.leads + 1, before.bookings]);
  const [card] = (await (await advisor.call("GET", "/api/marketing/campaigns")).json()).campaigns.filter(
    ({ id }: { id: string }) => id === campaignId,
  );
  expect(card.bookings).toBe(before.bookings);
});

test("an offer that its seller has yet to answer is a lead, and no booking", async () => {
  const before = await results();
  const { slug, startsOn } = await offerThatIs(false);
  const day = startsOn ?? "2026-06-10";
  const asked = { ...visitor, startsOn: day, endsOn: day, people: 1, message: "", source: null };
  const answer = await post(`/api/marketplace/public/${slug}/requests`, { ...asked, link: code });
  expect(answer.status).toBe(201);
  const after = await results();
  expect([after.offers, after.bookings]).toEqual([before.offers + 1, before.bookings]);
});
