import { expect, test } from "vitest";
import { BlockPicture } from "./blocks.ts";

test.each([
  ["/files/kits/sagres-1.jpg?w=900", true],
  ["/api/kit-pictures/0b0e5f0a-9f7e-4c8e-9b6a-000000000001", true],
  ["/files/x/../../etc.png", false],
  ["/files/x/..", false],
  ["/files/x/%2e%2e/etc.png", false],
  ["/files/x/.%2E/etc.png", false],
  ["https://else.test/a.png", false],
])("a picture at %s is one of this site's: %j", (src, isOurs) => {
  const picture = { kind: "file", src, width: 9, height: 9, alt: { pt: "", en: "" } };
  expect(BlockPicture.safeParse(picture).success).toBe(isOurs);
});
