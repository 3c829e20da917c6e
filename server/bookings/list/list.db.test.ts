import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { BookingList } from "#domain/bookings/bookings.ts";
import { acceptance, type BookingWorld, getBookingWorld, stayOf } from "../testing/booking-world.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const inbox = () => `/api/houses/${world.ids.sagres}/bookings`;
async function listed(as: string, path: string): Promise<BookingList> {
  const { status, body } = await world.ask(as, path);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as unknown as BookingList;
}

/** Three at one hotel: one agreed on, for which nobody waits, and two that wait for it, half an hour apart. */
async function threeAtSagres() {
  const { sagresStay } = await world.acceptedJourney();
  const agreed = await world.send(sagresStay);
  await world.step("hotel", agreed, acceptance("MS-1"));
  const register = async (confirmationNumber: string, checkIn: string) => {
    const source = { hotelId: world.ids.sagres, blockId: null, source: "gds", confirmationNumber };
    const kept = await world.ask("advisor", "/api/bookings/registrations", {
      ...stayOf(),
      ...source,
      checkIn,
    });
    return (kept.body as unknown as { reference: string }).reference;
  };
  const first = await register("GDS-1", "2026-07-02");
  world.clock.set(new Date(world.clock.now().getTime() + 1_800_000));
  const second = await register("GDS-2", "2026-07-03");
  return { agreed: agreed.reference, first, second };
}

/** Every reference of a list, one page after another. */
async function walk(as: string, path: string): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: BookingList = await listed(as, `${path}&limit=1${cursor ? `&cursor=${cursor}` : ""}`);
    seen.push(...page.rows.map(({ reference }) => reference));
    cursor = page.nextCursor;
  } while (cursor);
  return seen;
}

test("sorted by what is due, what nobody waits for comes last, page after page and turned round", async () => {
  const { agreed, first, second } = await threeAtSagres();
  expect(await walk("hotel", `${inbox()}?sort=dueAt`)).toEqual([first, second, agreed]);
  expect(await walk("advisor", "/api/bookings?sort=-dueAt")).toEqual([agreed, second, first]);
  expect(await walk("hotel", `${inbox()}?sort=checkIn`)).toEqual([first, second, agreed]);
});

test("whoever sells knows a booking by its journey, or by who is coming; the hotel by the party alone", async () => {
  await threeAtSagres();
  const titles = async (as: string, path: string) => (await listed(as, path)).rows.map(({ title }) => title);
  expect(await titles("advisor", "/api/bookings?sort=checkIn")).toEqual([
    ...["Beatriz Andrade", "Beatriz Andrade", "Lisboa e Sagres"],
  ]);
  expect(await titles("hotel", inbox())).toEqual([null, null, null]);
});

test("a hotel finds a booking by its code or by who sells it, and whoever sells by the hotel's name", async () => {
  const { first } = await threeAtSagres();
  const found = async (as: string, path: string, q: string) =>
    (await listed(as, `${path}?q=${encodeURIComponent(q)}`)).count.value;
  expect(await found("hotel", inbox(), first)).toBe(1);
  expect(await found("hotel", inbox(), "marina")).toBe(3);
  expect(await found("hotel", inbox(), "rafael")).toBe(0);
  expect(await found("advisor", "/api/bookings", "martinhal gds")).toBe(2);
  expect(await found("admin", "/api/admin/bookings", "marina martinhal")).toBe(3);
});

test("a list is brought as a file that honours its filter, each side with what it may know", async () => {
  const { agreed, first, second } = await threeAtSagres();
  const lines = ({ text }: { text: string }) => text.replace("\ufeff", "").trim().split("\r\n");
  const own = await world.bring("advisor", "/api/bookings.file?box=agreed");
  expect(lines(own)).toEqual([
    "reference,confirmationNumber,title,product.pt,product.en,hotelName,sellerName,state,waitsFor,checkIn,checkOut,people,rooms,currency,total,clock.dueAt,clock.isLate,optionUntil,createdAt",
    expect.stringContaining(
      `${agreed},MS-1,Lisboa e Sagres,,,Martinhal Sagres,Marina Teles,accepted,,2026-07-04,2026-07-07,3,1,EUR,5940.00,,false,,2026-03-02T`,
    ),
  ]);
  const theirs = await world.bring("hotel", `${inbox()}.file?box=hotel&sort=dueAt`);
  expect(lines(theirs).map((line) => line.split(",")[0])).toEqual(["reference", first, second]);
  expect(lines(theirs)[1]).toMatch(
    /^PD-\w{7},GDS-1,,,,Martinhal Sagres,Marina Teles,registered,hotel,2026-07-02,2026-07-07,3,1,EUR,5940.00,2026-03-/,
  );
  expect(theirs.text).not.toMatch(/Lisboa e Sagres|Andrade/);
});

test("a file is as much one's own as its list", async () => {
  const { agreed } = await threeAtSagres();
  const other = await world.bring("operator", "/api/bookings.file");
  expect(other).toMatchObject({ status: 200, text: expect.not.stringContaining(agreed) });
  expect((await world.bring("reservas", `${inbox()}.file`)).status).toBe(
    (await world.ask("reservas", inbox())).status,
  );
  expect((await world.bring("reservas", `${inbox()}.file`)).text).not.toContain(agreed);
  expect((await world.bring(null, "/api/bookings.file")).status).toBe(401);
  expect((await world.bring("advisor", "/api/bookings.file?box=lost")).status).toBe(400);
});
