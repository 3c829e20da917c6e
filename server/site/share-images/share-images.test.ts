import sharp from "sharp";
import { expect, test } from "vitest";
import { drawText } from "./draw-text.ts";
import { createShareImages } from "./share-images.ts";

const image = { title: "Uma casa", caption: "Portugal", picture: "martinhal-coast" };

test("an image is drawn once for all who ask, and again when it shows something else", async () => {
  let drawn = 0;
  const images = createShareImages(async ({ title }) => Buffer.from(`${title}${drawn++}`));
  const [first, second] = await Promise.all([images(image), images(image)]);
  expect(second).toBe(first);
  expect((await images({ ...image, title: "Outra" })).etag).not.toBe(first.etag);
  expect(drawn).toBe(2);
});

test("a drawing that failed is tried again", async () => {
  let attempts = 0;
  const images = createShareImages(async () => {
    if (attempts++ === 0) throw new Error("no brush");
    return Buffer.from("done");
  });
  await expect(images(image)).rejects.toThrow("no brush");
  await expect(images(image)).resolves.toMatchObject({ bytes: Buffer.from("done") });
});

test("they are kept within so many bytes", async () => {
  let drawn = 0;
  const images = createShareImages(async () => Buffer.alloc(12_000_000 + drawn++));
  for (let i = 0; i < 5; i++) await images({ ...image, title: String(i) });
  await images({ ...image, title: "4" });
  expect(drawn).toBe(5);
  await images({ ...image, title: "0" });
  expect(drawn).toBe(6);
});

test("an image is a PNG of 1200 by 630, of a size that messengers take", async () => {
  const { bytes } = await createShareImages()(image);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1_200, height: 630 });
  expect(bytes.length).toBeLessThan(300_000);
});

test("the typefaces are the house's own, whatever the machine has", async () => {
  const text = { text: "Infância & <casa>", sizePx: 40, color: "#000000", widthPx: 600 };
  const width = async (face: "serif" | "sans") =>
    (await sharp((await drawText({ ...text, face })).input).metadata()).width;
  // The widths of these very words in these very files; any other typeface is far from them.
  expect(Math.abs((await width("serif")) - 303)).toBeLessThanOrEqual(3);
  expect(Math.abs((await width("sans")) - 309)).toBeLessThanOrEqual(3);
});
