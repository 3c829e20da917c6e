import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { createJobs, type Jobs } from "#platform/jobs/jobs.ts";
import { createLog } from "#platform/log.ts";
import { openTestDatabase } from "#testing/database.ts";
import { openDisk } from "./disk.ts";
import { createFiles, type Files } from "./files.ts";
import { renderFile } from "./render-file.ts";

const log = createLog("silent");
const PICTURES = ["image/png", "image/jpeg", "image/webp"];
let now = new Date("2026-03-01T12:00:00Z");
const expiresAt = new Date("2026-03-01T13:00:00Z");

let database: Database;
let jobs: Jobs;
let files: Files;
let png: Buffer;
const folder = mkdtempSync(join(tmpdir(), "files with spaces-"));
beforeAll(async () => {
  database = await openTestDatabase();
  jobs = createJobs({ database, log });
  files = createFiles({
    database,
    filesUrl: pathToFileURL(folder).href,
    secret: "secret",
    jobs,
    clock: { now: () => now },
    log,
  });
  await jobs.start();
  png = await picture(40, 30).png().toBuffer();
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#A98346" } });
}

const receive = (content: Uint8Array, accept = PICTURES, maxBytes = 1_000_000) =>
  files.receive({ content, accept, maxBytes });

async function keep(content: Uint8Array, accept = PICTURES) {
  const received = await receive(content, accept);
  if (!("draft" in received)) throw new Error(received.refusal);
  return transact(database.db, (tx) => files.store(tx, received.draft));
}

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  files.serve(new Request(`http://casa.test${path}`, { headers, method }));

const listStored = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());

test("a picture is recognised, measured, hashed and served back byte for byte", async () => {
  const file = await keep(png);
  expect(file).toMatchObject({ mediaType: "image/png", width: 40, height: 30, bytes: png.length });
  expect(file.sha256).toBe(createHash("sha256").update(png).digest("hex"));
  const response = await ask(files.signedPath({ key: file.storageKey, expiresAt }));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/png",
    "content-length": String(png.length),
    "content-disposition": "inline",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "private, max-age=3600, immutable",
    "accept-ranges": "bytes",
  });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
});

test("content that is not what it claims, or not wanted, is refused and leaves nothing in the store", async () => {
  const originals = () => listStored().filter(({ name }) => name.startsWith("original"));
  const before = originals().length;
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect(await receive(html)).toEqual({ refusal: "type_not_accepted" });
  expect(await receive(svg)).toEqual({ refusal: "type_not_accepted" });
  expect(await receive(Buffer.from("GIF89a"), ["image/png"])).toEqual({ refusal: "type_not_accepted" });
  expect(await receive(Buffer.concat([png.subarray(0, 33), html]))).toEqual({ refusal: "broken_image" });
  expect(await receive(png.subarray(0, png.length - 20))).toEqual({ refusal: "broken_image" });
  expect(await receive(new Uint8Array())).toEqual({ refusal: "empty" });
  expect(await receive(png, PICTURES, png.length - 1)).toEqual({ refusal: "too_large" });
  expect(originals()).toHaveLength(before);
});

test("a small file that would unfold to a huge picture is refused by its header", async () => {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(10_000, 16);
  bomb.writeUInt32BE(10_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  expect(await receive(bomb)).toEqual({ refusal: "broken_image" });
});

test("a stream is cut off at the limit, not read to its end", async () => {
  let given = 0;
  const content = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      given += 1;
      controller.enqueue(new Uint8Array(1_000));
    },
  });
  expect(await files.receive({ content, accept: PICTURES, maxBytes: 10_000 })).toEqual({
    refusal: "too_large",
  });
  expect(given).toBeLessThan(100);
});

test("a stored picture gets upright AVIF and WebP renditions without EXIF", async () => {
  const camera = { IFD0: { Make: "Camera", ImageDescription: "secret place" } };
  const original = await picture(1_000, 500)
    .withExif(camera)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const file = await keep(original);
  expect(file).toMatchObject({ width: 500, height: 1_000 });
  const find = async () => (await files.find(database.db, file.id))!.renditions;
  await expect.poll(find).toHaveLength(4);
  const renditions = await find();
  expect(renditions.map(({ format, width, height }) => [format, width, height])).toEqual([
    ["avif", 480, 960],
    ["webp", 480, 960],
    ["avif", 500, 1_000],
    ["webp", 500, 1_000],
  ]);
  const response = await ask(files.signedPath({ key: renditions[1]!.storageKey, expiresAt }));
  expect(response.headers.get("content-type")).toBe("image/webp");
  const { exif, orientation, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect({ exif, orientation, format }).toEqual({ exif: undefined, orientation: undefined, format: "webp" });
});

test("a rolled back file does not exist, and a removed one takes everything with it", async () => {
  const received = await receive(png);
  if (!("draft" in received)) throw new Error(received.refusal);
  const undone = transact(database.db, async (tx) => {
    await files.store(tx, received.draft);
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  expect(await files.find(database.db, received.draft.id)).toBeUndefined();
  expect((await ask(files.signedPath({ key: received.draft.storageKey, expiresAt }))).status).toBe(404);
  await files.discard(received.draft);

  const file = await keep(png);
  const path = files.signedPath({ key: file.storageKey, expiresAt });
  const find = async () => (await files.find(database.db, file.id))?.renditions;
  await expect.poll(find).toHaveLength(2);
  await transact(database.db, (tx) => files.remove(tx, file.id));
  expect((await ask(path)).status).toBe(404);
  const left = () => listStored().filter(({ parentPath }) => parentPath.includes(file.id));
  await expect.poll(left).toEqual([]);
});

test("of a file that goes while it is drawn smaller nothing is left, and that is no failure", async () => {
  const file = await keep(png);
  const find = async () => (await files.find(database.db, file.id))!.renditions;
  await expect.poll(find).toHaveLength(2);
  const disk = await openDisk(pathToFileURL(folder).href);
  // Not drawn yet.
  for (const { storageKey } of await find()) await disk.delete(storageKey);
  await database.db.deleteFrom("file_renditions").where("file_id", "=", file.id).execute();
  const going: typeof disk = {
    ...disk,
    getBytes: async (key) => {
      const bytes = await disk.getBytes(key);
      await transact(database.db, (tx) => files.remove(tx, file.id));
      return bytes;
    },
  };
  await renderFile({ db: database.db, disk: going, id: file.id });
  const left = () => listStored().filter(({ parentPath }) => parentPath.includes(file.id));
  await expect.poll(left).toEqual([]);
});

test("parts of a file can be asked for", async () => {
  const { storageKey } = await keep(png);
  const path = files.signedPath({ key: storageKey, expiresAt });
  const part = await ask(path, { range: "bytes=8-15" });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 8-15/${png.length}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(png.subarray(8, 16));
  expect((await ask(path, { range: `bytes=${png.length}-` })).status).toBe(416);
  expect((await ask(path, { range: "bytes=0-3", "if-range": '"other"' })).status).toBe(200);
  const head = await ask(path, {}, "HEAD");
  expect(head.headers.get("content-length")).toBe(String(png.length));
  expect(await head.text()).toBe("");
  expect((await ask(path, { "if-none-match": head.headers.get("etag")! })).status).toBe(304);
});

test("a download carries its name safely", async () => {
  const { storageKey } = await keep(png);
  const download = 'São "João"\r\n.png';
  const response = await ask(files.signedPath({ key: storageKey, expiresAt, download }));
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename="Sao Joao.png"; filename*=UTF-8''S%C3%A3o%20%22Jo%C3%A3o%22%0D%0A.png`,
  );
});

test("unknown, unsigned, altered and expired paths get one and the same answer", async () => {
  const { storageKey } = await keep(png);
  const path = files.signedPath({ key: storageKey, expiresAt });
  const unknown = storageKey.replaceAll(storageKey.slice(3, 11), "00000000");
  const asked = [
    ask(`/files/${storageKey}`),
    ask(path.replace("original", "480")),
    ask(`${path}&download=a.html`),
    ask(files.signedPath({ key: unknown, expiresAt })),
    ask("/files/..%2f..%2fservice.key"),
    ask("/files/"),
    ask(path, {}, "POST"),
  ];
  const answers = await Promise.all(asked);
  now = expiresAt;
  answers.push(await ask(path));
  const seen = await Promise.all(
    answers.map(async (answer) => [answer.status, await answer.text(), ...answer.headers]),
  );
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(seen[0]![0]).toBe(404);
});
