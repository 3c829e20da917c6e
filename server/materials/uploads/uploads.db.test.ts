import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type KitWorld, openKitWorld, pdf } from "../testing/kit-world.ts";
import { sweepUploads } from "./sweep-uploads.ts";

let world: KitWorld;
let sagres: string;
let [hotel, editor, admin, advisor, pending]: string[] = [];
beforeAll(async () => {
  world = await openKitWorld();
  await world.plant();
  sagres = await world.hotelId("martinhal-sagres");
  [hotel, editor, admin, advisor, pending] = await Promise.all(
    ["hotel", "editora", "admin", "advisor", "pending"].map(world.signIn),
  );
});
afterAll(() => world.close());

const folder = () => join(world.deps.config.dataDir, "uploads");
const left = () => readdirSync(folder());
const stored = async () => (await world.db.selectFrom("files").select("id").execute()).length;

/** A body that breaks off once its first bytes have arrived, as a line does. */
function broken(bytes: Uint8Array, arrived: () => Promise<unknown>): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    async pull(controller) {
      if (!isSent) {
        isSent = true;
        controller.enqueue(bytes);
        return;
      }
      await arrived();
      controller.error(new Error("the line is cut"));
    },
  });
}

test("an upload cut twice goes on where it broke and arrives whole, to the byte", async () => {
  // Noise, which no compression makes smaller.
  const noise = Buffer.concat(
    Array.from({ length: 2_000 }, (_, at) => createHash("sha512").update(String(at)).digest()),
  ).subarray(0, 200 * 200 * 3);
  const content = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
    .png()
    .toBuffer();
  const path = (await world.begin(hotel!, content.length)).headers.get("location")!;
  const offset = async () => Number((await world.tus("HEAD", path, hotel!)).headers.get("upload-offset"));
  for (const cut of [30_000, 70_000]) {
    const from = await offset();
    await world.api(path, {
      method: "PATCH",
      headers: {
        authorization: `Bearer ${hotel}`,
        "tus-resumable": "1.0.0",
        "upload-offset": String(from),
        "content-type": "application/offset+octet-stream",
        "content-length": String(content.length - from),
      },
      body: broken(content.subarray(from, cut), () =>
        vi.waitFor(() => expect(statSync(join(folder(), path.split("/").at(-1)!)).size).toBe(cut)),
      ),
      duplex: "half",
    } as RequestInit);
    expect(await offset()).toBe(cut);
  }
  expect((await world.piece(hotel!, path, 70_000, content.subarray(70_000))).status).toBe(204);
  // Whoever did not hear the last answer asks again, and hears that all is there.
  expect(await offset()).toBe(content.length);
  const uploadId = path.split("/").at(-1);
  const form = { uploadId, type: "photo", language: "none", title: "Praia" };
  expect((await world.send(admin!, sagres, form)).status).toBe(400);
  expect((await world.send(hotel!, sagres, { ...form, type: "menu" })).status).toBe(415);
  expect((await world.send(hotel!, sagres, form)).status).toBe(201);
  const row = await world.db
    .selectFrom("material_versions as v")
    .innerJoin("files as f", "f.id", "v.file_id")
    .select(["f.storage_key", "f.bytes"])
    .executeTakeFirstOrThrow();
  const kept = await new Response(await world.deps.files.read(row.storage_key, row.bytes)).arrayBuffer();
  expect(Buffer.from(kept).equals(content)).toBe(true);
});

test("what cannot be used is refused by its content, each with its word, and nothing of it stays", async () => {
  const before = await stored();
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } })
    .png()
    .toBuffer();
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  const refusals: [string, Uint8Array][] = [
    ["type_not_accepted", Buffer.from("MZ\u0090\u0000 a program called photo.jpg")],
    ["type_not_accepted", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")],
    ["broken_image", bomb],
    ["broken_image", png.subarray(0, 60)],
    ["broken_document", Buffer.from("%PDF-1.7\nnothing that could be opened")],
  ];
  for (const [word, content] of refusals) expect(await world.upload(hotel!, content)).toBe(word);
  const empty = await world.begin(hotel!, 0);
  expect(await empty.text()).toBe("empty");
  expect((await world.begin(hotel!, 3 * 1_024 ** 3)).status).toBe(413);
  expect(await stored()).toBe(before);
  expect(left()).toEqual([]);
});

test("only people of hotels and administrators send, each to their own uploads, in pieces of at most 5 MiB", async () => {
  const refused = await Promise.all(["", pending!, advisor!].map((token) => world.begin(token, 10)));
  expect(refused.map(({ status }) => status)).toEqual([401, 403, 403]);
  const path = (await world.begin(hotel!, 10)).headers.get("location")!;
  for (const token of [editor!, admin!]) {
    const tries = [world.tus("HEAD", path, token), world.tus("DELETE", path, token)];
    tries.push(world.piece(token, path, 0, Buffer.from("0123456789")));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404]);
  }
  expect((await world.tus("HEAD", path, "")).status).toBe(401);
  const large = new Uint8Array(5 * 1_024 * 1_024 + 1);
  expect((await world.piece(hotel!, path, 0, large)).status).toBe(413);
  expect((await world.tus("DELETE", path, hotel!)).status).toBe(204);
});

test("what broke off, and what nothing was made of, is gone after a day", async () => {
  const before = await stored();
  await world.begin(hotel!, 10);
  await world.upload(hotel!, pdf("Esquecida"));
  await sweepUploads(world.deps);
  expect(await stored()).toBe(before + 1);
  world.clock.set(new Date(Math.max(Date.now(), world.clock.now().getTime()) + 25 * 3_600_000));
  await sweepUploads(world.deps);
  const versions = await world.db.selectFrom("material_versions").select("file_id as id").execute();
  expect(await world.db.selectFrom("files").select("id").execute()).toEqual(versions);
  expect(left()).toEqual([]);
});
