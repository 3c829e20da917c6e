import { expect, test } from "vitest";
import { hasTwin } from "#domain/site/addresses.ts";
import type { PublicPages } from "./public-pages.ts";

const features = import.meta.glob<{ publicPages: PublicPages }>("../features/**/public-pages.ts", {
  eager: true,
});
const paths = Object.values(features).flatMap(({ publicPages: { alone = {} } }) => Object.keys(alone));
// One that a feature has in both languages says so itself.
const linked = paths.filter(
  (path) => path.endsWith("/:token") && !path.startsWith("en/") && !paths.includes(`en/${path}`),
);

test("a page that is opened by a secret has one address, whose letters stay as they are", () => {
  expect(linked).toEqual(expect.arrayContaining(["kit/:token", "stay/:token", "proposal/:token"]));
  expect(linked.filter((path) => hasTwin(`/${path}`))).toEqual([]);
});
