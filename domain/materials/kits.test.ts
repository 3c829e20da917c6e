import { expect, test } from "vitest";
import { acceptedTypes, everyAcceptedType, MAX_UPLOAD_BYTES, maxBytesOf } from "./kits.ts";

const MEBIBYTE = 1_024 * 1_024;

test("a picture may weigh 60 MiB, a document 100 MiB and a film 2 GiB, and nothing more than a film", () => {
  const limits = { "image/jpeg": 60, "image/avif": 60, "application/pdf": 100, "video/mp4": 2_048 };
  for (const [type, mebibytes] of Object.entries(limits))
    expect(maxBytesOf(type), type).toBe(mebibytes * MEBIBYTE);
  expect(Math.max(...everyAcceptedType.map(maxBytesOf))).toBe(MAX_UPLOAD_BYTES);
});

test("what a material of some type may be may be sent at all", () => {
  for (const [type, accepted] of Object.entries(acceptedTypes))
    expect(everyAcceptedType, type).toEqual(expect.arrayContaining([...accepted]));
});
