import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { declareApp } from "../declare-app.ts";
import { loggedPath } from "./logged-path.ts";

const secret = () => randomBytes(32).toString("base64url");
const page = (path: string) => loggedPath({ path, pattern: "*", isLink: false });

test.each([
  ...[
    "/proposal/",
    "//proposal/",
    "/en/proposal/",
    "/en/invite/",
    "/en/booking/",
    "/en/stay/",
    "/en/request/",
  ],
  ...["/diagnostico-pdi/quiz/", "/events/ticket/", "/Proposal/", "/any/page/of/later/"],
])("the secret of %s stays out of the log", (place) => {
  expect(page(`${place}${secret()}`)).toBe(`${place}…`);
  expect(page(`${place}${secret()}.data`)).toBe(`${place}…`);
  expect(page(`${place}${secret()}/`)).toBe(`${place}…/`);
  expect(page(`${place}${randomBytes(16).toString("hex")}`)).toBe(`${place}…`);
});

test("addresses that everybody may know are written as they are", () => {
  for (const path of [
    ...["/", "/en/velaa-private-island", "/api/journeys/3f0c5f4e-8a53-4a4c-9d0e-2f7f7c0a3c11/operations"],
    ...["/assets/entry.client-abc123.js", "/posts/a-very-long-title-of-a-post-that-goes-on-and-on"],
  ])
    expect(page(path)).toBe(path);
});

test("every declared route that is opened by a link hides each part that varies, by its own pattern", () => {
  const { linkPatterns } = declareApp();
  const varying = [...linkPatterns].filter((pattern) => pattern.includes("/:"));
  expect(varying).toContain("/api/kit/:token");
  expect(varying).toContain("/api/diagnostic/attempts/:token/answers");
  expect(varying).toContain("/api/event-calendars/:file");
  for (const pattern of varying) {
    const path = pattern.replace(/:\w+/g, "abc");
    expect(loggedPath({ path, pattern, isLink: true })).toBe(pattern.replace(/:\w+/g, "…"));
  }
});
