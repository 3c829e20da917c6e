import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type BlockPicture, emptyBlock } from "#domain/journeys/blocks.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import { transact } from "#platform/database/transact.ts";
import { type KitWorld, openKitWorld } from "../materials/testing/kit-world.ts";

let world: KitWorld;
let sagres: string;
let [admin, advisor]: string[] = [];
beforeAll(async () => {
  world = await openKitWorld();
});
beforeEach(async () => {
  await world.plant();
  sagres = await world.hotelId("martinhal-sagres");
  [admin, advisor] = await Promise.all(["admin", "advisor"].map(world.signIn));
});
afterAll(() => world.close());

const photograph = () =>
  sharp({ create: { width: 1_200, height: 800, channels: 3, background: "#a98346" } })
    .jpeg()
    .toBuffer();
async function storeFile(): Promise<string> {
  const content = new Uint8Array(await photograph());
  const received = await world.deps.files.receive({ content, maxBytes: 1e6, accept: ["image/jpeg"] });
  if ("refusal" in received) throw new Error(received.refusal);
  await transact(world.db, (tx) => world.deps.files.store(tx, received.draft));
  return received.draft.id;
}
const sendPhoto = async (title: string, form: object = {}) =>
  world.send(admin!, sagres, { type: "photo", language: "none", title, ...form }, await photograph());

async function picturesOf(hotelId: string) {
  const { hotels } = await world.read("/api/journeys/hotels", advisor!);
  return (hotels as StayHotel[]).find(({ id }) => id === hotelId)!.pictures as BlockPicture[];
}

/** A journey of one stay with pictures; what the server says to it. */
async function stayWith(pictures: BlockPicture[]) {
  const given = {
    ...{ title: "Sul", startsOn: "2026-07-04", endsOn: "2026-07-08", currency: "EUR", language: "pt" },
    ...{ clientId: null, copyOf: null },
  };
  const journey = await (await world.call("POST", "/api/journeys", advisor!, given)).json();
  const place = { optionId: journey.options[0].id, kind: "stay", day: 0, position: "X" } as const;
  const stay = {
    ...emptyBlock({ id: randomUUID(), ...place }),
    pictures,
    title: { pt: "Sagres", en: "Sagres" },
  };
  const operation = { kind: "add_blocks", id: randomUUID(), blocks: [stay] };
  const path = `/api/journeys/${journey.id}`;
  const { status } = await world.call("POST", `${path}/operations`, advisor!, operation);
  const { options } = await world.read(`${path}/preview`, advisor!);
  return { status, shown: options[0].days[0].blocks[0]?.pictures };
}

test("a stay takes photographs of the hotel's kit; a client sees them without signing in, as long as they may be used", async () => {
  expect((await sendPhoto("Varanda", { validUntil: "2026-03-05" })).status).toBe(201);
  await sendPhoto("Ainda não", { embargoUntil: "2026-04-01" });
  const fromKit = (await picturesOf(sagres)).filter(
    (one) => one.kind === "file" && one.src.startsWith("/api/kit-pictures/"),
  );
  expect(fromKit).toMatchObject([{ width: 1_200, height: 800, alt: { pt: "Varanda" } }]);
  expect(await stayWith(fromKit)).toEqual({ status: 200, shown: fromKit });
  const [{ src }] = fromKit as [Extract<BlockPicture, { kind: "file" }>];
  const seen = await world.api(src);
  expect([seen.status, seen.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\//)]);
  world.clock.set(new Date("2026-03-07T12:00:00Z"));
  expect((await world.api(src)).status).toBe(404);
  expect((await world.api(`/api/kit-pictures/${randomUUID()}`)).status).toBe(404);
});

test("a picture that the hotel sent for its page goes into a block; one from elsewhere does not", async () => {
  const picture = (src: string) => ({
    ...{ kind: "file" as const, src, width: 1_200, height: 800, alt: { pt: "Varanda", en: "Veranda" } },
  });
  const files = await Promise.all([storeFile(), storeFile()]);
  const row = { hotel_id: sagres, width: 1_200, height: 800, created_at: new Date() };
  await world.db
    .insertInto("hotel_pictures")
    .values({ ...row, id: files[0]! })
    .execute();
  const own = [picture(`/api/hotel-pictures/${files[0]}`)];
  expect(await stayWith(own)).toEqual({ status: 200, shown: own });
  // A file that is none of the house's pictures, whatever its address calls it, and addresses that are no pictures.
  for (const src of [
    ...["hotel-pictures", "product-pictures", "logos", "hero-files"].map((at) => `/api/${at}/${files[1]}`),
    ...[`/api/product-pictures/${files[0]}`, `/files/${files[1]}?x=1`, `/api/hotel-pictures/${randomUUID()}`],
    ...["https://example.com/a.jpg", "/api/privacy/export", "//example.com/a.jpg"],
  ]) {
    expect((await stayWith([picture(src)])).status, src).toBe(400);
  }
});
