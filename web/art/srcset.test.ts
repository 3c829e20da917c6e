import { expect, test } from "vitest";
import { type Art, fallbackSource, srcset } from "./srcset.ts";

const art: Art = {
  alt: { pt: "Pátio", en: "Courtyard" },
  width: 1920,
  height: 1080,
  hash: "0a1b2c3d",
  landscape: [480, 1080, 1920],
  portrait: [414],
};

test("a srcset lists every width of a shape in one format", () => {
  expect(srcset("patio", art, "avif", "landscape")).toBe(
    "/art/patio-0a1b2c3d-480.avif 480w, /art/patio-0a1b2c3d-1080.avif 1080w, /art/patio-0a1b2c3d-1920.avif 1920w",
  );
  expect(srcset("patio", art, "webp", "portrait")).toBe("/art/patio-0a1b2c3d-p414.webp 414w");
});

test("a reader without the newer formats gets a JPEG of middling size, or the largest there is", () => {
  expect(fallbackSource("patio", art)).toBe("/art/patio-0a1b2c3d-1080.jpg");
  expect(fallbackSource("patio", { ...art, landscape: [480] })).toBe("/art/patio-0a1b2c3d-480.jpg");
});
