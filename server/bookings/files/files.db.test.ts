import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Booking } from "#domain/bookings/bookings.ts";
import { MAX_BOOKING_FILE_BYTES } from "#domain/bookings/files.ts";
import type { LinkedBooking } from "#domain/bookings/links.ts";
import { transact } from "#platform/database/transact.ts";
import { until } from "#testing/until.ts";
import { ownBookings } from "../own-bookings.ts";
import { acceptance, type BookingWorld, getBookingWorld } from "../testing/booking-world.ts";

let world: BookingWorld;
let photograph: Buffer;
let earlier = new Set<string>();
beforeAll(async () => {
  world = await getBookingWorld();
  const create = { width: 40, height: 30, channels: 3, background: "#7a5c3e" } as const;
  photograph = await sharp({ create }).png().toBuffer();
});
beforeEach(async () => {
  await world.reset();
  earlier = new Set(everything());
});
afterAll(() => world.close());

const pdf = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");
function everything(): string[] {
  const store = fileURLToPath(world.deps.config.filesUrl);
  return readdirSync(store, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(store, name)))
    .filter((id) => readdirSync(join(store, id.slice(0, 2), id)).length > 0);
}
/** What this test has left in the store. */
const inStore = () => everything().filter((id) => !earlier.has(id));
async function sent() {
  const { sagresStay } = await world.acceptedJourney();
  const booking = await world.send(sagresStay);
  const own = `/api/bookings/${booking.id}`;
  const house = `/api/houses/${world.ids.sagres}/bookings/${booking.id}`;
  const put = (as: string, content: Uint8Array, { path = own, name = "Lista.pdf", key = "" } = {}) =>
    world.put(as, `${path}/files?name=${encodeURIComponent(name)}`, { content, ...(key && { key }) });
  return { booking, own, house, put };
}
const filesOf = ({ body }: { body: object }) =>
  (body as Booking).thread.flatMap(({ kind, by, file }) => (kind === "file" ? [{ by, file }] : []));

test("either side puts a file on the record and both open it by its name, the desk by its mail's link too", async () => {
  const { booking, own, house, put } = await sent();
  const { text } = await world.mailAbout(booking.reference);
  const token = /\/booking\/([\w-]{43})/.exec(text)![1]!;
  expect((await put("advisor", pdf, { name: "Lista de quartos.pdf" })).status).toBe(201);
  const after = await put("hotel", photograph, { path: house, name: "Casa 14.png" });
  expect(filesOf(after)).toMatchObject([
    { by: "seller", file: { name: "Lista de quartos.pdf", mediaType: "application/pdf", bytes: pdf.length } },
    { by: "hotel", file: { name: "Casa 14.png", mediaType: "image/png" } },
  ]);
  // A file changes nothing that somebody is about to answer.
  expect(after.body).toMatchObject({ version: booking.version, state: "sent" });
  const [first] = filesOf(await world.ask("advisor", own));
  const opened = await world.api(first!.file!.url);
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(pdf);
  expect(opened.headers.get("content-disposition")).toContain('attachment; filename="Lista de quartos.pdf"');
  const linked = (await world.ask(null, "/api/booking-links/open", { token }))
    .body as unknown as LinkedBooking;
  expect(filesOf({ body: linked.booking })).toHaveLength(2);
  world.clock.set(new Date(world.clock.now().getTime() + 3_600_000));
  expect((await world.api(first!.file!.url)).status).toBe(404);
});

test("what is sent again under its key is on the record once, and lies in the store once", async () => {
  const { own, put } = await sent();
  for (const _ of [1, 2]) expect((await put("advisor", pdf, { key: "the-same-file" })).status).toBe(201);
  expect(filesOf(await world.ask("advisor", own))).toHaveLength(1);
  expect(inStore()).toHaveLength(1);
  const other = await put("advisor", photograph, { key: "the-same-file" });
  expect(other).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
  expect(inStore()).toHaveLength(1);
});

test("nothing, too much, a script by another name, a broken picture and a nameless file are each refused, and nothing stays", async () => {
  const { own, house, put } = await sent();
  const refused: [Uint8Array, number, object][] = [
    [new Uint8Array(), 400, { fields: { file: "required" } }],
    [new Uint8Array(MAX_BOOKING_FILE_BYTES + 1), 413, { code: "body_too_large" }],
    [Buffer.from("<script>alert(1)</script>"), 415, { code: "unsupported_media_type" }],
    [photograph.subarray(0, 60), 400, { fields: { file: "invalid" } }],
  ];
  for (const [content, status, body] of refused)
    for (const [as, path] of [
      ["advisor", own],
      ["hotel", house],
    ] as const)
      expect(await put(as, content, { path })).toMatchObject({ status, body });
  expect((await put("advisor", pdf, { name: "" })).status).toBe(400);
  expect(filesOf(await world.ask("advisor", own))).toEqual([]);
  expect(inStore()).toEqual([]);
});

test("another advisor, another hotel, who has no part in answers and nobody put nothing on a record, and read none", async () => {
  const { own, house, put } = await sent();
  const theirs = house.replace(world.ids.sagres, world.ids.trancoso);
  expect((await put("operator", pdf)).status).toBe(404);
  expect((await put("reservas", pdf, { path: house })).status).toBe(404);
  expect((await put("reservas", pdf, { path: theirs })).status).toBe(404);
  expect((await put("editora", pdf, { path: house })).status).toBe(403);
  expect((await put("admin", pdf, { path: house })).status).toBe(403);
  expect((await world.ask(null, `${own}/files?name=a.pdf`, {})).status).toBe(401);
  expect(inStore()).toEqual([]);
});

test("a request that is over takes no more files, and no record takes more than forty", async () => {
  const { booking, own, put } = await sent();
  await put("advisor", pdf);
  const { event_id: eventId, ...row } = await world.db
    .selectFrom("booking_files")
    .selectAll()
    .executeTakeFirstOrThrow();
  const event = await world.db
    .selectFrom("booking_events")
    .selectAll()
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
  for (let count = 1; count < 40; count++) {
    const { id: _, ...copied } = { ...event, data: "{}" };
    const file = await world.db.selectFrom("files").selectAll().executeTakeFirstOrThrow();
    const id = crypto.randomUUID();
    await world.db
      .insertInto("files")
      .values({ ...file, id, storage_key: `${id}/copy` })
      .execute();
    const { id: event_id } = await world.db
      .insertInto("booking_events")
      .values(copied)
      .returning("id")
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto("booking_files")
      .values({ ...row, file_id: id, event_id })
      .execute();
  }
  expect(await put("advisor", pdf)).toMatchObject({ status: 409, body: { code: "booking_files_full" } });
  await world.step("advisor", booking, { kind: "withdraw", reason: "price", message: "" });
  expect(await put("advisor", pdf)).toMatchObject({ status: 409, body: { code: "booking_state" } });
  expect(filesOf(await world.ask("advisor", own))).toHaveLength(40);
});

test("files leave the hotel's view when its guests' names do, and an account that leaves takes its own along", async () => {
  const { booking, own, house, put } = await sent();
  await put("advisor", pdf);
  await put("hotel", photograph, { path: house });
  await world.step("hotel", booking, acceptance("MS-1"));
  world.clock.set(new Date("2027-01-03T12:00:00Z"));
  expect(filesOf(await world.ask("hotel", house))[0]!.file).not.toBeNull();
  world.clock.set(new Date("2027-01-04T12:00:00Z"));
  expect(filesOf(await world.ask("hotel", house)).map(({ file }) => file)).toEqual([null, null]);
  expect(filesOf(await world.ask("advisor", own))[0]!.file).not.toBeNull();
  const person = { id: world.ids.advisor, email: "advisor@lilamonde.test" };
  expect(await ownBookings.read(world.deps, person)).toMatchObject([{ files: ["Lista.pdf", "Lista.pdf"] }]);
  await transact(world.db, (tx) => ownBookings.forget!(tx, world.deps, person));
  expect(filesOf(await world.ask("admin", house))).toMatchObject([
    { by: "seller", file: null },
    { by: "hotel", file: { mediaType: "image/png" } },
  ]);
  await until(() => expect(inStore()).toHaveLength(1));
});
