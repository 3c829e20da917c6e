import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "#testing/until.ts";
import { writePdf } from "../demo/write-pdf.ts";
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
const inStore = () => {
  const store = fileURLToPath(world.deps.config.filesUrl);
  const folders = readdirSync(store, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .flatMap(({ name }) => readdirSync(join(store, name)))
    .filter((id) => readdirSync(join(store, id.slice(0, 2), id)).length > 0)
    .sort();
};
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
        until(() => expect(statSync(join(folder(), path.split("/").at(-1)!)).size).toBe(cut)),
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

const PIECE = 5 * 1_024 * 1_024;

/** Sends so many bytes that begin as a file of some kind does, piece by piece; what the last of them is answered with. */
async function sendOfSize(start: Uint8Array, bytes: number): Promise<[status: number, word: string]> {
  const path = (await world.begin(hotel!, bytes)).headers.get("location")!;
  let answer = new Response();
  for (let offset = 0; offset < bytes; offset += PIECE) {
    const piece = Buffer.alloc(Math.min(PIECE, bytes - offset));
    if (offset === 0) piece.set(start);
    answer = await world.piece(hotel!, path, offset, piece);
  }
  return [answer.status, await answer.text()];
}

test("a picture beyond 60 MiB is refused as too large and nothing of it stays; a film of that size is kept", async () => {
  const before = await stored();
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();
  const film = Buffer.from("00000018667479706d703432000000006d70343269736f6d", "hex");
  const bytes = 60 * 1_024 * 1_024 + 1;
  expect(await sendOfSize(picture, bytes)).toEqual([422, "too_large"]);
  expect([await stored(), left()]).toEqual([before, []]);
  expect((await sendOfSize(film, bytes))[0]).toBe(204);
});

test("a name or a type that the sender claims changes nothing: a program sent as a photograph is refused", async () => {
  const program = Buffer.from("MZ\u0090\u0000 a program");
  const claims = ["filename cHJhaWEuanBn", "filetype aW1hZ2UvanBlZw=="].join(",");
  const begun = await world.tus("POST", "/files/uploads", hotel!, {
    headers: {
      "upload-length": String(program.length),
      "upload-metadata": claims,
      "content-length": "0",
      "content-type": "image/jpeg",
    },
  });
  const answer = await world.piece(hotel!, begun.headers.get("location")!, 0, program);
  expect([answer.status, await answer.text()]).toEqual([422, "type_not_accepted"]);
  expect(left()).toEqual([]);
});

const previewOf = (title: string) =>
  world.db
    .selectFrom("material_versions as v")
    .innerJoin("materials as m", "m.id", "v.material_id")
    .innerJoin("files as f", "f.id", "v.preview_file_id")
    .select(["f.storage_key", "f.bytes", "f.width", "f.media_type"])
    .where("m.title", "=", title)
    .executeTakeFirst();

test("a PDF is shown by its first page, drawn as it is", async () => {
  const wide = writePdf([{ title: "Ficha de Sagres", lines: ["Spa"] }]);
  await world.send(hotel!, sagres, { title: "Desenhada" }, wide);
  const drawn = (await previewOf("Desenhada"))!;
  expect(drawn).toMatchObject({ width: 960, media_type: "image/png" });
  const bytes = await new Response(await world.deps.files.read(drawn.storage_key, drawn.bytes)).arrayBuffer();
  const { data, info } = await sharp(Buffer.from(bytes))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inkIn = (from: number, to: number) =>
    data
      .subarray(from * info.width * info.channels, to * info.width * info.channels)
      .some((value) => value < 90);
  // The title stands in the upper part, and nothing in the lower.
  expect([inkIn(100, 220), inkIn(700, 1_300)]).toEqual([true, false]);
});

test("a film is shown by the moment its sender's browser took out of it; anything but a picture is refused", async () => {
  const film = Buffer.concat([
    Buffer.from("00000018667479706d703432000000006d70343269736f6d", "hex"),
    Buffer.alloc(64),
  ]);
  const poster = await sharp({ create: { width: 320, height: 180, channels: 3, background: "#246" } })
    .jpeg()
    .toBuffer();
  const form = { type: "film", language: "none", title: "Um dia" };
  const wrong = await world.send(
    hotel!,
    sagres,
    { ...form, posterUploadId: await world.upload(hotel!, pdf("x")) },
    film,
  );
  expect((await wrong.json()).fields).toEqual({ posterUploadId: "invalid" });
  const others = await world.send(
    hotel!,
    sagres,
    { ...form, posterUploadId: await world.upload(editor!, poster) },
    film,
  );
  expect((await others.json()).fields).toEqual({ posterUploadId: "unknown" });
  const sent = await world.send(
    hotel!,
    sagres,
    { ...form, posterUploadId: await world.upload(hotel!, poster) },
    film,
  );
  expect(sent.status).toBe(201);
  expect(await previewOf("Um dia")).toMatchObject({ width: 320, media_type: "image/jpeg" });
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
  // The document and its first page.
  expect(await stored()).toBe(before + 2);
  world.clock.set(new Date(Math.max(Date.now(), world.clock.now().getTime()) + 25 * 3_600_000));
  await sweepUploads(world.deps);
  const versions = await world.db
    .selectFrom("material_versions")
    .select(["file_id as id", "preview_file_id as previewId"])
    .execute();
  const kept = versions.flatMap(({ id, previewId }) => (previewId ? [id, previewId] : [id])).sort();
  const rows = await world.db.selectFrom("files").select("id").execute();
  expect(rows.map(({ id }) => id).sort()).toEqual(kept);
  expect(left()).toEqual([]);
  // Nor does anything lie in the store that no row knows.
  await world.deps.jobs.start();
  await until(() => expect(inStore()).toEqual(kept));
  await world.deps.jobs.stop();
});
