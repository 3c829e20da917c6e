import { afterAll, beforeAll, expect, test } from "vitest";
import { type BookingWorld, getBookingWorld } from "./testing/booking-world.ts";

let world: BookingWorld;
beforeAll(async () => {
  world = await getBookingWorld();
  await world.reset();
});
afterAll(() => world.close());

test("a hotel reads a seller's WhatsApp number only where its owner shows it to members", async () => {
  const { sagresStay } = await world.acceptedJourney();
  const sent = await world.send(sagresStay);
  const read = async () =>
    (await world.ask("hotel", `/api/houses/${world.ids.sagres}/bookings/${sent.id}`)).body;
  const choose = async (visibility: object) => {
    const now = world.clock.now();
    const row = { whatsapp: "+5511988887777", visibility: JSON.stringify(visibility) };
    await world.db
      .insertInto("profile_details")
      .values({ user_id: world.ids.advisor, created_at: now, updated_at: now, ...row })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
      .execute();
  };
  await choose({});
  expect(await read()).toMatchObject({ id: sent.id, phone: null });
  await choose({ whatsapp: "private" });
  expect(JSON.stringify(await read())).not.toContain("988887777");
  await choose({ whatsapp: "members" });
  expect(await read()).toMatchObject({ phone: "+5511988887777" });
});
