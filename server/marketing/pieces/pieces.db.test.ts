import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findOriginal } from "../../site/share-images/art-originals.ts";
import { type MarketingWorld, openMarketingWorld } from "../testing/marketing-world.ts";
import type { PieceContent } from "./piece-content.ts";

const SAMPLE = new URL("../../../platform/pdf/testing/sample-layout.ts", import.meta.url);
const LAYOUT = new URL("./piece-layout.ts", import.meta.url);
const firstPiece: PieceContent = {
  format: "square",
  headline: "Aquecer",
  subline: null,
  photo: findOriginal("velaa-aerial"),
  signature: { name: "Ana", agency: null, contact: null, colour: null, mark: null },
  url: "https://lilamonde.test/r/k7m2xp4",
  previewWidth: 108,
};

let world: MarketingWorld;
let advisor: string;
let id: string;
beforeAll(async () => {
  world = await openMarketingWorld();
  // The first of each waits for its thread's libraries, which may take longer than a request may.
  await world.deps.pdf.make({ layout: SAMPLE, content: { words: "aquecer" }, key: "a" });
  await world.deps.pictures.make({ layout: LAYOUT, content: firstPiece, key: "a" });
});
beforeEach(async () => {
  await world.plant();
  const admin = await world.signIn("admin");
  advisor = await world.signIn("advisor");
  id = await world.publish(admin);
});
afterAll(() => world.close());

const place = (piece: string) => `/api/marketing/campaigns/${id}/${piece}`;
const take = (piece: string, headers: object = {}) =>
  world.call("GET", place(piece), advisor, undefined, headers);
const bytes = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const logo = (colour: string) =>
  sharp({ create: { width: 300, height: 100, channels: 3, background: colour } })
    .png()
    .toBuffer();

test("a picture needs the member's link, comes whole or small, and is not drawn again while nothing changed", async () => {
  expect((await take("pieces/story?language=pt")).status).toBe(409);
  await world.call("PUT", place("link"), advisor);
  const whole = await take("pieces/story?language=pt");
  expect(whole.headers.get("content-type")).toBe("image/png");
  expect(whole.headers.get("content-disposition")).toContain("julho-na-lagoa-story.png");
  expect(await sharp(await bytes(whole)).metadata()).toMatchObject({ width: 1_080, height: 1_920 });
  const small = await take("pieces/story?language=pt&size=preview");
  expect(await sharp(await bytes(small)).metadata()).toMatchObject({ format: "webp", width: 540 });
  const etag = small.headers.get("etag")!;
  expect((await take("pieces/story?language=pt&size=preview", { "if-none-match": etag })).status).toBe(304);
  const brand = await world.call("PUT", "/api/marketing/brand", advisor, { version: 0, colour: "#b86f4c" });
  expect(await brand.json()).toMatchObject({ version: 1, colour: "#b86f4c" });
  const changed = await take("pieces/story?language=pt&size=preview", { "if-none-match": etag });
  expect([changed.status, changed.headers.get("etag") === etag]).toEqual([200, false]);
});

test("the fact sheet says in both languages what the campaign and the member say, and nothing of the net rate", async () => {
  await world.call("PUT", place("link"), advisor);
  const textOf = async (language: string) => {
    const answer = await take(`sheet?language=${language}`);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const { totalPages, text } = await extractText(await getDocumentProxy(await bytes(answer)));
    expect(totalPages).toBe(1);
    return text.join("\n");
  };
  const pt = (await textOf("pt")).replace(/\s+/g, " ");
  for (const words of [
    "Velaa Private Island",
    "Julho, depois que todos foram embora.",
    "Villa sobre a água",
    "US$ 9.840",
    "Reservas até 22 de março de 2026",
    "Condições",
    "Marina Teles",
  ])
    expect(pt).toContain(words);
  expect(pt).not.toMatch(/líquid|comiss/i);
  expect(await textOf("en")).toContain("Book by 22 March 2026");
});

test("a colour that is none and a stale version are refused; a logo is recognised by its content and can be taken away", async () => {
  const edit = (body: object) => world.call("PUT", "/api/marketing/brand", advisor, body);
  for (const colour of ["red", "#FFF", "#12345g", "url(x)"])
    expect((await edit({ version: 0, colour })).status, colour).toBe(400);
  await edit({ version: 0, colour: "#ffffff" });
  expect((await edit({ version: 0, colour: "#000000" })).status).toBe(409);
  const put = (body: Uint8Array) =>
    world.call("PUT", "/api/marketing/brand/logo", advisor, body, { "content-type": "image/png" });
  expect((await put(new TextEncoder().encode("<svg onload=alert(1)>"))).status).toBe(415);
  expect((await put(new Uint8Array(300 * 1_024))).status).toBe(413);
  expect((await put(await logo("#c00000"))).status).toBe(204);
  expect((await world.read("/api/marketing/brand", advisor)).logo).toMatch(/^\/files\//);
  expect((await world.call("DELETE", "/api/marketing/brand/logo", advisor)).status).toBe(204);
  expect((await world.read("/api/marketing/brand", advisor)).logo).toBeNull();
});

test("a picture of a campaign is drawn while other requests are answered", async () => {
  await world.call("PUT", place("link"), advisor);
  const drawing = Promise.all([take("pieces/square?language=pt"), take("pieces/story?language=en")]);
  let isDrawn = false;
  void drawing.then(() => {
    isDrawn = true;
  });
  let answered = 0;
  while (!isDrawn && answered < 5) {
    expect((await world.api("/health/live")).status).toBe(200);
    answered++;
  }
  expect(answered).toBe(5);
  for (const answer of await drawing) expect(answer.status).toBe(200);
});
