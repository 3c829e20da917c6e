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
