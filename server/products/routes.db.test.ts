import { afterAll, beforeAll, expect, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { demoProducts } from "#database/seed/demo/products.ts";
import type { ProductContent } from "#domain/products/content.ts";
import type { OwnProduct } from "#domain/products/products.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { listPages } from "../site/list-pages.ts";
import { readShareImage } from "../site/share-images/read-share-image.ts";
import { turnProducts } from "./turn-products.ts";

const SAGRES = demoId("hotel/martinhal-sagres");
const DOURO = demoId("hotel/quinta-douro");
type Entered = Awaited<ReturnType<typeof enter>>;

let world: World;
let people: Record<"advisor" | "operator" | "hotel" | "admin", Entered>;
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
  const [advisor, operator, hotel, admin] = await Promise.all(
    ["advisor", "operator", "hotel", "admin"].map((who) => enter(world, who)),
  );
  people = { advisor: advisor!, operator: operator!, hotel: hotel!, admin: admin! };
});
afterAll(() => world.close());

const both = (text: string) => ({ pt: text, en: text });
const written = (content: ProductContent, change: Partial<ProductContent> = {}): ProductContent => ({
  ...content,
  ...{ title: both("Passeio de barco"), summary: both("Uma manhã"), terms: both("Até sete dias antes") },
  ...{ place: "Sagres", country: "PT", pictures: [{ kind: "art", name: "gastronomy", alt: both("Mesa") }] },
  ...{ currency: "EUR", price: 60_000, memberPrice: 54_321, visibility: "public", ...change },
});
const start = async (who: Entered, house: string | null, kind = "experience"): Promise<OwnProduct> =>
  (await who.call("POST", "/api/products", { kind, house })).json();
const save = (who: Entered, { id, version }: OwnProduct, content: ProductContent) =>
  who.call("PUT", `/api/products/${id}/draft`, { content, version });
const send = (who: Entered, { id, version }: OwnProduct) =>
  who.call("POST", `/api/products/${id}/sending`, { version });
const review = (product: OwnProduct, decision: object) =>
  people.admin.call("POST", `/api/admin/products/${product.id}/reviews`, {
    ...{ reason: null, comments: [], version: product.version, ...decision },
  });
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
const sentBy = async (who: Entered, house: string | null, change: Partial<ProductContent> = {}) => {
  const begun = await start(who, house);
  const saved = await (await save(who, begun, written(begun.draft!, change))).json();
  return (await send(who, saved)).json() as Promise<OwnProduct>;
};
/** What everybody finds, of which there are as many as are counted: those are read from elsewhere. */
const publicRows = async (q: string) => {
  const found = await (await world.api(`/api/marketplace/public?q=${q}`)).json();
  const countries: { count: { value: number } }[] = found.countries;
  expect(found.count.value).toBe(found.rows.length);
  expect(countries.reduce((sum, { count }) => sum + count.value, 0)).toBe(found.rows.length);
  return found.rows;
};

test("a hotel's offer comes back with a word on one field, is corrected, published, and found by a misspelt word", async () => {
  const { hotel, admin, advisor } = people;
  const begun = await start(hotel, SAGRES);
  expect(begun).toMatchObject({ state: "draft", seller: { kind: "hotel", id: SAGRES }, version: 1 });
  expect(await codeOf(await send(hotel, begun))).toEqual([409, "product_unready"]);
  const saved: OwnProduct = await (
    await save(hotel, begun, written(begun.draft!, { title: both("Catamarã ao entardecer") }))
  ).json();
  const stale = await save(hotel, begun, saved.draft!);
  expect([stale.status, (await stale.json()).current.version]).toEqual([409, saved.version]);
  const sent: OwnProduct = await (await send(hotel, saved)).json();
  expect(sent).toMatchObject({ state: "in_review", consent: null });
  expect(await codeOf(await save(hotel, sent, saved.draft!))).toEqual([409, "product_state"]);
  expect(await codeOf(await review(sent, { to: "changes_requested" }))).toEqual([400, "validation_failed"]);
  const comments = [{ field: "terms", text: "E se chover?" }];
  const returned: OwnProduct = await (await review(sent, { to: "changes_requested", comments })).json();
  expect(returned.reviews[0]).toMatchObject({ decision: "changes_requested", comments });
  const terms = both("Com chuva, outra data ou o dinheiro de volta.");
  const mended: OwnProduct = await (await save(hotel, returned, { ...returned.draft!, terms })).json();
  const again: OwnProduct = await (await send(hotel, mended)).json();
  expect([again.reviewed!.terms, again.draft!.terms]).toEqual([both("Até sete dias antes"), terms]);
  const published: OwnProduct = await (await review(again, { to: "published" })).json();
  expect(published).toMatchObject({ state: "published", draft: null, live: { terms } });
  const found = await (await advisor.call("GET", "/api/marketplace?q=catamaran")).json();
  expect(found).toMatchObject({ rows: [{ id: published.id, commission: 1_000 }] });
  const slip = await (await advisor.call("GET", "/api/marketplace?q=catamrã&kind=experience")).json();
  expect(slip).toMatchObject({ alike: "catamara", rows: [{ id: published.id, isSaved: false }] });
  const { notifications } = await (await hotel.call("GET", "/api/notifications")).json();
  expect(notifications.map(({ kind }: { kind: string }) => kind)).toContain("product_reviewed");
  const gone = { reason: "O barco foi vendido.", version: published.version };
  expect((await admin.call("POST", `/api/admin/products/${published.id}/removal`, gone)).status).toBe(200);
  expect(await publicRows("catamara")).toEqual([]);
});

test("an edit of a published product stands beside it until it is approved; it rests, goes on and ends", async () => {
  const { advisor } = people;
  const sent = await sentBy(advisor, null, { title: both("Oficina de cerâmica") });
  const live: OwnProduct = await (await review(sent, { to: "published" })).json();
  const beside: OwnProduct = await (await save(advisor, live, { ...live.live!, price: 70_000 })).json();
  expect(beside).toMatchObject({ state: "published", draftState: "draft", live: { price: 60_000 } });
  expect((await publicRows("ceramica"))[0].price.amount).toBe(60_000);
  const back: OwnProduct = await (await send(advisor, beside)).json();
  const now: OwnProduct = await (await review(back, { to: "published" })).json();
  expect((await publicRows("ceramica"))[0].price.amount).toBe(70_000);
  const move = (to: string, version: number) =>
    advisor.call("POST", `/api/products/${now.id}/state`, { to, version });
  const rested: OwnProduct = await (await move("paused", now.version)).json();
  expect(await publicRows("ceramica")).toEqual([]);
  const going: OwnProduct = await (await move("published", rested.version)).json();
  const ended: OwnProduct = await (await move("closed", going.version)).json();
  expect(await codeOf(await move("published", ended.version))).toEqual([409, "product_state"]);
  const copy = await advisor.call("POST", `/api/products/${ended.id}/copies`);
  expect(await copy.json()).toMatchObject({ state: "draft", draft: { price: 70_000 } });
});

test("a hotel that is named is asked, asked anew when the words change, and its public rate is the floor", async () => {
  const { advisor } = people;
  const owner = await enter(world, "reservas");
  const TRANCOSO = demoId("hotel/casa-trancoso");
  await owner.call("PUT", `/api/houses/${TRANCOSO}/public-rate`, { currency: "EUR", amount: 61_000 });
  // A hotel that nobody has was once a failure of ours.
  const nowhere = `/api/houses/${demoId("nowhere")}/public-rate`;
  const admin = await enter(world, "admin");
  expect((await admin.call("PUT", nowhere, { currency: "EUR", amount: 1 })).status).toBe(404);
  const begun = await start(advisor, null, "stay");
  const cheap = written(begun.draft!, { hotelId: TRANCOSO, unit: "night" });
  const saved: OwnProduct = await (await save(advisor, begun, cheap)).json();
  expect(await codeOf(await send(advisor, saved))).toEqual([409, "product_below_rate"]);
  const fair: OwnProduct = await (await save(advisor, saved, { ...cheap, price: 61_000 })).json();
  const sent: OwnProduct = await (await send(advisor, fair)).json();
  expect(sent.consent).toEqual({ state: "asked", reason: null });
  expect(await codeOf(await review(sent, { to: "published" }))).toEqual([409, "product_consent"]);
  const { asked } = await (await owner.call("GET", `/api/houses/${TRANCOSO}/offers`)).json();
  expect(asked.map(({ id }: OwnProduct) => id)).toEqual([sent.id]);
  const answer = { isGiven: true, reason: null, version: sent.version };
  const other = await people.hotel.call("POST", `/api/houses/${SAGRES}/consents/${sent.id}`, answer);
  expect(other.status).toBe(404);
  const given: OwnProduct = await (
    await owner.call("POST", `/api/houses/${TRANCOSO}/consents/${sent.id}`, answer)
  ).json();
  const live: OwnProduct = await (await review(given, { to: "published" })).json();
  expect(live.state).toBe("published");
  const edited: OwnProduct = await (await save(advisor, live, { ...live.live!, price: 65_000 })).json();
  expect((await (await send(advisor, edited)).json()).consent.state).toBe("asked");
  // A rate that rises above what is published lets it rest, and its seller is told; the next rise finds it resting.
  for (const amount of [61_001, 61_002])
    await owner.call("PUT", `/api/houses/${TRANCOSO}/public-rate`, { currency: "EUR", amount });
  const rested: OwnProduct = await (await advisor.call("GET", `/api/products/${live.id}`)).json();
  expect(rested).toMatchObject({ state: "paused", draftState: "in_review", live: { price: 61_000 } });
  const go = { to: "published", version: rested.version };
  const again = await advisor.call("POST", `/api/products/${live.id}/state`, go);
  expect(await codeOf(again)).toEqual([409, "product_below_rate"]);
  const told = await (await advisor.call("GET", "/api/notifications")).json();
  const words = told.notifications.map(({ text }: { text: { pt: string } }) => text.pt);
  const paused = words.filter((text: string) => text.includes("está pausado: a tarifa pública do hotel"));
  expect(paused).toHaveLength(1);
});

test("so many are published at once as the tier entitles to, others' products do not exist, and hours open and end", async () => {
  const { operator, advisor } = people;
  const mine: OwnProduct = await sentBy(operator, null);
  expect((await advisor.call("GET", `/api/products/${mine.id}`)).status).toBe(404);
  expect((await save(advisor, mine, mine.draft!)).status).toBe(404);
  expect((await people.hotel.call("POST", "/api/products", { kind: "stay", house: DOURO })).status).toBe(404);
  const opensAt = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
  const later = await sentBy(operator, null, { title: both("Aurora marcada"), opensAt });
  expect((await (await review(later, { to: "published" })).json()).state).toBe("published");
  expect(await publicRows("aurora")).toEqual([]);
  world.clock.set(new Date(world.clock.now().getTime() + 3_600_000));
  await turnProducts(world.deps);
  expect(await publicRows("aurora")).toHaveLength(1);
  world.clock.set(new Date(world.clock.now().getTime() - 3_600_000));
  // Without a tier of theirs, three at once.
  await world.db.deleteFrom("travel_advisors").where("user_id", "=", operator.id).execute();
  expect(await codeOf(await review(mine, { to: "published" }))).toEqual([409, "product_limit"]);
});

test("no public answer holds a field or value that is for members, of any product there is", async () => {
  const { rows } = await (await world.api("/api/marketplace/public?limit=100")).json();
  expect(rows.length).toBeGreaterThanOrEqual(6);
  const ones = await Promise.all(
    rows.map(async ({ slug }: { slug: string }) =>
      (await world.api(`/api/marketplace/public/${slug}`)).text(),
    ),
  );
  const images = await Promise.all(
    rows.flatMap(({ slug: name }: { slug: string }) =>
      (["pt", "en"] as const).map((language) =>
        readShareImage(world.deps, { name, language, kind: "marketplace" }),
      ),
    ),
  );
  const pages = await listPages(world.deps);
  const answers = [JSON.stringify(rows), ...ones, JSON.stringify([images, pages])].join("\n");
  expect(answers).not.toMatch(/memberPrice|commission|"due"|visibility|isSaved|draft|consent|reviewed/);
  const live = await world.db
    .selectFrom("products")
    .select(["live", "id"])
    .where("live", "is not", null)
    .execute();
  for (const { live: content, id } of live) {
    const { memberPrice, visibility } = content as ProductContent;
    if (memberPrice !== null) expect(answers).not.toContain(`:${memberPrice},`);
    if (visibility !== "public") expect(answers).not.toContain(id);
  }
  const states = new Set(demoProducts.map(({ state }) => state));
  expect([...states].sort()).toEqual([
    "changes_requested",
    "closed",
    "draft",
    "in_review",
    "paused",
    "published",
  ]);
});

test("a seller's products stand in the order they were put in; another's are not theirs to place", async () => {
  const { advisor, operator } = people;
  const own = async (who: Entered) =>
    ((await (await who.call("GET", "/api/products?limit=100")).json()).rows as OwnProduct[]).map(
      ({ id }) => id,
    );
  const [mine, others] = await Promise.all([own(advisor), own(operator)]);
  expect(mine.length).toBeGreaterThan(2);
  const turned = mine.toReversed();
  const ids = [others[0]!, ...turned];
  expect((await advisor.call("PUT", "/api/products/order", { house: null, ids })).ok).toBe(true);
  expect(await own(advisor)).toEqual(turned);
  expect(await own(operator)).toEqual(others);
});
