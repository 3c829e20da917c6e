import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import type { Booking } from "#domain/bookings/bookings.ts";
import type { VisitorBooking } from "#domain/bookings/visitor-bookings.ts";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { passTime } from "../bookings/clock/pass-time.ts";
import { takeFilesOf } from "../bookings/files/queries.ts";
import { forgetPastVisitors } from "../bookings/products/forget-visitors.ts";

const GUIDE = demoId("product/guia-atacama");
const INFANCIA = demoId("product/roteiro-infancia");
const AZULEJOS = demoId("product/azulejos");
type Entered = Awaited<ReturnType<typeof enter>>;

let world: World;
let advisor: Entered;
let operator: Entered;
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
  [advisor, operator] = await Promise.all([enter(world, "advisor"), enter(world, "operator")]);
});
afterAll(() => world.close());

const asked = { startsOn: "2026-04-10", endsOn: "2026-04-10", people: 2, message: "Com calma." };
const post = (path: string, body: object) =>
  world.api(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const slugOf = async (id: string) =>
  (await world.db.selectFrom("products").select("slug").where("id", "=", id).executeTakeFirstOrThrow()).slug;
const visitor = (change: object = {}) => ({
  ...{ ...asked, name: "Ana Prado", email: "ana.prado@example.com", language: "pt", source: "qr" },
  ...{ isAgreed: true, ...change },
});
const taken = async (id: string) =>
  (
    await world.db
      .selectFrom("products")
      .select("places_taken")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).places_taken;
const tokenAbout = async (words: string) =>
  /\/request\/([\w-]{43})/.exec((await world.mailAbout(words)).text)![1]!;
const open = async (token: string): Promise<VisitorBooking> =>
  (await post("/api/product-requests/open", { token })).json();
const step = (token: string, { id, version }: VisitorBooking, taken: object) =>
  post("/api/product-requests/steps", { token, bookingId: id, version, step: taken });
const put = ({ token }: Entered, id: string) =>
  world.api(`/api/bookings/received/${id}/files?name=Roteiro.pdf`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    body: "%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n",
  });
const acceptance = (reference: string) => ({
  ...{ kind: "accept", confirmationNumber: reference, message: "" },
  terms: { payments: [], freeUntil: null, penalties: [], perks: [] },
});

test("a visitor asks, the seller counters, the visitor takes it by the link of the mail, and its end scores the seller", async () => {
  const slug = await slugOf(GUIDE);
  const path = `/api/marketplace/public/${slug}/requests`;
  expect((await post(path, visitor({ isAgreed: false }))).status).toBe(400);
  expect((await post(path, visitor({ startsOn: "2026-01-01" }))).status).toBe(400);
  const receipt = await (await post(path, visitor())).json();
  expect(receipt.state).toBe("sent");
  const token = await tokenAbout(`${receipt.reference} recebido`);
  const first = await open(token);
  expect(first).toMatchObject({ state: "sent", total: 39_000, people: 2, seller: "Rafael Nóbrega" });
  expect(JSON.stringify(first)).not.toMatch(/commission|memberPrice|34000|usualTerms|email/);
  expect((await post("/api/booking-links/open", { token })).status).toBe(404);
  // Another's is not there; the seller's own is, with who asks.
  expect((await advisor.call("GET", `/api/bookings/received/${first.id}`)).status).toBe(404);
  const mine = `/api/bookings/received/${first.id}`;
  const received: Booking = await (await operator.call("GET", mine)).json();
  expect(received).toMatchObject({ visitor: { email: "ana.prado@example.com" }, commission: 0 });
  expect((await put(advisor, first.id)).status).toBe(404);
  expect((await put(operator, first.id)).status).toBe(201);
  const [sent] = (await open(token)).thread.flatMap(({ file }) => file ?? []);
  expect(sent).toMatchObject({ name: "Roteiro.pdf", mediaType: "application/pdf" });
  expect((await world.api(sent!.url)).status).toBe(200);
  const counter = {
    ...{ kind: "counter", message: "No dia 11 sim." },
    proposal: {
      ...{ checkIn: "2026-04-11", checkOut: "2026-04-11" },
      rooms: [{ category: "Guia por um dia", price: 41_000 }],
    },
  };
  const steps = { version: received.version, step: counter };
  expect((await operator.call("POST", `${mine}/steps`, steps)).status).toBe(200);
  const again = await tokenAbout("contraproposta");
  const countered = await open(again);
  expect(countered.steps).toContain("take");
  expect((await step(again, first, { kind: "take", message: "" })).status).toBe(409);
  const agreed: VisitorBooking = await (await step(again, countered, { kind: "take", message: "" })).json();
  expect(agreed).toMatchObject({ state: "accepted", total: 41_000, startsOn: "2026-04-11" });
  expect(await world.db.selectFrom("commissions").select("id").where("id", "=", first.id).execute()).toEqual(
    [],
  );
  // From the way they came to the seller's page to the booking, without a person.
  const figures = await (await operator.call("GET", "/api/stores/own/figures")).json();
  const byCode = figures.sources.find(({ source }: { source: string }) => source === "qr");
  expect(byCode).toMatchObject({ requests: 1, bookings: 1 });
  world.clock.set(new Date("2026-04-12T12:00:00Z"));
  await passTime(world.deps);
  expect((await open(token)).state).toBe("stayed");
  const points = await world.db
    .selectFrom("reputation_events")
    .select(["user_id", "rule_key"])
    .where("evidence_id", "=", first.id)
    .execute();
  expect(points).toEqual([{ user_id: operator.id, rule_key: "stay_completed" }]);
  world.clock.set(new Date("2026-11-12T12:00:00Z"));
  expect(await forgetPastVisitors(world.deps)).toBeGreaterThan(0);
  const kept = await world.db
    .selectFrom("booking_visitors")
    .select(["name", "email"])
    .where("booking_id", "=", first.id)
    .execute();
  expect(kept).toEqual([{ name: "", email: "" }]);
  expect((await post("/api/product-requests/open", { token })).status).toBe(404);
  // Who leaves takes what they sent along.
  expect(await transact(world.db, (tx) => takeFilesOf(tx, operator.id))).toHaveLength(1);
  world.clock.set(new Date("2026-03-02T12:00:00Z"));
});

test("what a member sells of another member's earns by the product's own rate, follows its places, and ends with it", async () => {
  const own = await advisor.call("POST", "/api/bookings/products", { productId: INFANCIA, ...asked });
  expect([own.status, (await own.json()).code]).toEqual([409, "product_own"]);
  const before = await taken(INFANCIA);
  const made = await operator.call("POST", "/api/bookings/products", { productId: INFANCIA, ...asked });
  const booking: Booking = await made.json();
  expect(booking).toMatchObject({ state: "sent", total: 150_000, commission: 15_000, visitor: null });
  const mine = `/api/bookings/received/${booking.id}/steps`;
  const accepted = { version: booking.version, step: acceptance("MT-1") };
  const agreed: Booking = await (await advisor.call("POST", mine, accepted)).json();
  expect([agreed.state, await taken(INFANCIA)]).toEqual(["accepted", before + 1]);
  const owed = `/api/commissions/owed`;
  const read = async () => (await advisor.call("GET", `${owed}/${booking.id}`)).json();
  const expected = await read();
  expect(expected).toMatchObject({ state: "expected", hotel: { name: "Marina Teles" }, hotelLine: 15_000 });
  expect((await operator.call("GET", `${owed}/${booking.id}`)).status).toBe(404);
  const payee = await (await operator.call("GET", `/api/commissions/${booking.id}`)).json();
  expect(payee).toMatchObject({ amount: 15_000, route: "direct" });
  const rows = [{ id: booking.id, version: expected.version, bases: null }];
  expect((await (await advisor.call("POST", `${owed}/confirm`, { rows })).json()).code).toBe(
    "commission_early",
  );
  const objection = { version: expected.version, reason: "O grupo foi de um só.", claimedBase: 75_000 };
  const dispute = `${owed}/${booking.id}/dispute`;
  expect((await operator.call("POST", dispute, objection)).status).toBe(404);
  expect((await advisor.call("POST", dispute, { ...objection, reason: " " })).status).toBe(400);
  expect((await advisor.call("POST", dispute, objection)).status).toBe(200);
  expect(await read()).toMatchObject({ state: "disputed", claimedBase: 75_000, moves: [] });
  const argued = await (await operator.call("GET", `/api/commissions/${booking.id}`)).json();
  expect(argued.events[0]).toMatchObject({ kind: "disputed", by: "hotel", body: objection.reason });
  const decision = { version: argued.version, reason: "Vale o combinado.", bases: [150_000] };
  const admin = await enter(world, "admin");
  await admin.call("POST", `/api/admin/commissions/${booking.id}/decide`, decision);
  expect((await read()).state).toBe("confirmed");
  const gone = { version: agreed.version, step: { kind: "cancel", reason: "client_left", message: "" } };
  await operator.call("POST", `/api/bookings/${booking.id}/steps`, gone);
  expect([await taken(INFANCIA), (await read()).state]).toEqual([before, "void"]);
});

test("invented addresses take no place of an instant product: a visitor has theirs once the link of the mail is opened", async () => {
  const capacity = { capacity: 2, places_taken: 0 };
  await world.db.updateTable("products").set(capacity).where("id", "=", AZULEJOS).execute();
  const path = `/api/marketplace/public/${await slugOf(AZULEJOS)}/requests`;
  const ask = async (at: number) => {
    const answer = await post(path, visitor({ email: `nobody${at}@example.com` }));
    return (await answer.json()) as { reference: string; state: string };
  };
  const receipts = [await ask(1), await ask(2), await ask(3)];
  expect(receipts.map(({ state }) => state)).toEqual(["to_open", "to_open", "to_open"]);
  expect(await taken(AZULEJOS)).toBe(0);
  const mail = await world.mailAbout(`${receipts[0]!.reference} recebido`);
  expect(mail.text).toContain("Abra o link para confirmar");
  const tokens = await Promise.all(receipts.map(({ reference }) => tokenAbout(`${reference} recebido`)));
  for (const token of [tokens[0]!, tokens[0]!]) expect((await open(token)).state).toBe("accepted");
  expect(await taken(AZULEJOS)).toBe(1);
  expect((await open(tokens[1]!)).state).toBe("accepted");
  // Where none is left it goes on as a request that its seller answers, and whoever asks now is told.
  expect((await open(tokens[2]!)).state).toBe("sent");
  expect(await taken(AZULEJOS)).toBe(2);
  const late = await post(path, visitor({ email: "late@example.com" }));
  expect([late.status, (await late.json()).code]).toEqual([409, "product_full"]);
});

test("of many who ask at once for the last places of an instant product exactly as many are accepted, the rest told so", async () => {
  const places = 10;
  const many = inject("postgresUrl") ? 200 : 50;
  await world.db
    .updateTable("products")
    .set({ capacity: places, places_taken: 0 })
    .where("id", "=", AZULEJOS)
    .execute();
  const answers = await Promise.all(
    Array.from({ length: many }, async (_, at) => {
      const startsOn = `2026-05-${String((at % 28) + 1).padStart(2, "0")}`;
      const ask = () =>
        world.api("/api/bookings/products", {
          method: "POST",
          headers: {
            authorization: `Bearer ${operator.token}`,
            ...{ "content-type": "application/json", "idempotency-key": `one-place-${at}` },
          },
          body: JSON.stringify({ productId: AZULEJOS, ...asked, startsOn, endsOn: startsOn }),
        });
      let answer = await ask();
      // A machine too busy for two hundred at once says so, and who is told to come back asks for the same.
      while (answer.status === 503) answer = await ask();
      const { state, code } = await answer.json();
      return `${answer.status} ${state ?? code}`;
    }),
  );
  const counts = Object.fromEntries(
    [...new Set(answers)].map((is) => [is, answers.filter((one) => one === is).length]),
  );
  expect(counts).toEqual({ "201 accepted": places, "409 product_full": many - places });
  expect(await taken(AZULEJOS)).toBe(places);
  const kept = await world.db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("product_id", "=", AZULEJOS)
    .where("check_in", ">=", "2026-05-01")
    .executeTakeFirstOrThrow();
  expect(Number(kept.count)).toBe(places);
});
