import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import type { SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import type { OwnPicture } from "#domain/hotels/pictures.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";

const SAGRES = `/api/houses/${demoId("hotel/martinhal-sagres")}`;
const TRANCOSO = `/api/houses/${demoId("hotel/casa-trancoso")}`;

let world: World;
let photograph: Buffer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
  for (const who of ["hotel", "reservas", "financeiro"]) tokens[who] = await signIn(who);
  const create = { width: 1_200, height: 800, channels: 3, background: "#7a5c3e" } as const;
  photograph = await sharp({ create }).jpeg().toBuffer();
});
afterAll(() => world.close());

const signIn = async (who: string) => (await enter(world, who)).token;

const bearer = (who: string) => ({ authorization: `Bearer ${tokens[who]}` });
const send = (who: string, house: string, body: Uint8Array) =>
  world.api(`${house}/pictures`, { method: "POST", headers: bearer(who), body: new Uint8Array(body) });
async function ask(who: string, path: string, body?: object) {
  const answer = await world.api(path, {
    method: body ? "POST" : "GET",
    headers: { ...bearer(who), "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}
const gallery = async (who: string, house: string): Promise<SectionDraft> =>
  (await ask(who, `${house}/page`)).body.sections.find(({ kind }: SectionDraft) => kind === "gallery");
async function change(who: string, house: string, given: object) {
  const version = (await gallery(who, house)).frameVersion;
  return ask(who, `${house}/page/operations`, { id: randomUUID(), kind: "gallery", version, change: given });
}

test("a hotel sends a picture, holds it by a point, describes it in both languages, and everybody sees it", async () => {
  const answer = await send("reservas", TRANCOSO, photograph);
  expect(answer.status).toBe(201);
  const file = (await answer.json()) as OwnPicture;
  expect(file).toMatchObject({ width: 1_200, height: 800 });
  expect(
    (await change("reservas", TRANCOSO, { do: "add", list: "images", entry: "nova", file })).status,
  ).toBe(200);
  const at = "images.nova.picture";
  const focus = { x: 0.3, y: 0.8 };
  expect((await change("reservas", TRANCOSO, { do: "picture", at, file, focus })).status).toBe(200);
  expect(
    (await change("reservas", TRANCOSO, { do: "move", list: "images", entry: "nova", to: 0 })).status,
  ).toBe(200);

  const publish = async () => {
    const { frameVersion: frame, ptVersion: pt, enVersion: en } = await gallery("reservas", TRANCOSO);
    const wish = { kind: "gallery", languages: ["pt", "en"], versions: { frame, pt, en } };
    return ask("reservas", `${TRANCOSO}/page/publications`, wish);
  };
  // A picture that is not described in both languages does not go out.
  expect((await publish()).body).toMatchObject({
    code: "translation_missing",
    fields: { [`pt.${at}.alt`]: "required", [`en.${at}.alt`]: "required" },
  });
  for (const [language, alt] of [
    ["pt", "A varanda de manhã"],
    ["en", "The veranda in the morning"],
  ] as const) {
    const section = await gallery("reservas", TRANCOSO);
    const operation = {
      ...{ id: randomUUID(), kind: "gallery", version: section[`${language}Version`] },
      change: { do: "write", language, words: { [`${at}.alt`]: alt } },
    };
    expect((await ask("reservas", `${TRANCOSO}/page/operations`, operation)).status).toBe(200);
  }
  expect((await publish()).status).toBe(200);
  const { chapters } = await (await world.api("/api/hotels/casa-trancoso")).json();
  const { images } = chapters.find(({ kind }: { kind: string }) => kind === "gallery");
  expect(images[0].picture).toEqual({
    kind: "file",
    src: `/api/hotel-pictures/${file.id}`,
    ...{ width: 1_200, height: 800, focus },
    alt: { pt: "A varanda de manhã", en: "The veranda in the morning" },
  });

  const read = (width: string) =>
    world.api(`${images[0].picture.src}?width=${width}`, { headers: { accept: "image/avif,image/webp" } });
  // Once its renditions are made, each width is served as narrow as it may be.
  await expect.poll(async () => (await read("480")).headers.get("content-type")).toBe("image/avif");
  const small = await sharp(Buffer.from(await (await read("480")).arrayBuffer())).metadata();
  expect(small.width).toBe(480);

  // The version before it comes back with its own pictures.
  const { body } = await ask("reservas", `${TRANCOSO}/page/publications?kind=gallery`);
  const first = body.publications.find(({ version }: { version: number }) => version === 1);
  const { frameVersion, ptVersion, enVersion } = await gallery("reservas", TRANCOSO);
  const seen = {
    operation: randomUUID(),
    frameVersion,
    version: first.language === "pt" ? ptVersion : enVersion,
  };
  const back = await ask("reservas", `${TRANCOSO}/page/publications/${first.id}/restoration`, seen);
  expect(back.body.frame.images.map(({ id }: { id: string }) => id)).toEqual(["i1", "i2"]);
});

test("what is no picture, nothing, and more than pages need are each refused in their own words", async () => {
  const text = await send("reservas", TRANCOSO, Buffer.from("<script>alert(1)</script>"));
  expect([text.status, (await text.json()).code]).toEqual([415, "unsupported_media_type"]);
  const nothing = await send("reservas", TRANCOSO, new Uint8Array());
  expect((await nothing.json()).fields).toEqual({ picture: "required" });
  const broken = await send("reservas", TRANCOSO, photograph.subarray(0, 300));
  expect((await broken.json()).fields).toEqual({ picture: "invalid" });
  const large = await send("reservas", TRANCOSO, new Uint8Array(4 * 1_024 * 1_024 + 1));
  expect([large.status, (await large.json()).code]).toEqual([413, "body_too_large"]);
});

test("to another hotel a picture does not exist, and who only reads a page sends none", async () => {
  expect((await send("hotel", TRANCOSO, photograph)).status).toBe(404);
  expect((await send("financeiro", TRANCOSO, photograph)).status).toBe(403);
  const file = await (await send("reservas", TRANCOSO, photograph)).json();
  const taken = await change("hotel", SAGRES, { do: "add", list: "images", entry: "alheia", file });
  expect(taken.body).toMatchObject({ code: "validation_failed", fields: { "change.file": "invalid" } });
  const stretched = { ...file, width: 9_000 };
  const grown = await change("reservas", TRANCOSO, {
    do: "add",
    list: "images",
    entry: "x",
    file: stretched,
  });
  expect(grown.body.fields).toEqual({ "change.file": "invalid" });
  expect((await world.api(`/api/hotel-pictures/${randomUUID()}`)).status).toBe(404);
});

test("where a picture was taken is told to nobody, not even while its renditions are on their way", async () => {
  const create = { width: 900, height: 600, channels: 3, background: "#7a5c3e" } as const;
  const gps = { GPSLatitudeRef: "S", GPSLatitude: "16/1 35/1 0/1" };
  const taken = await sharp({ create })
    .withExif({ IFD0: { Make: "Casa" }, IFD3: gps })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const { id } = (await (await send("reservas", TRANCOSO, taken)).json()) as OwnPicture;
  await world.db.deleteFrom("file_renditions").where("file_id", "=", id).execute();
  const seen = await world.api(`/api/hotel-pictures/${id}?width=480`);
  expect([seen.status, seen.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const { exif, xmp, width, format } = await sharp(await seen.arrayBuffer()).metadata();
  expect({ exif, xmp, width, format }).toEqual({
    ...{ exif: undefined, xmp: undefined, width: 480, format: "webp" },
  });
});
