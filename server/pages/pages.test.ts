import { expect, test } from "vitest";
import { createPageCache } from "#platform/http/page-cache.ts";
import { createPages } from "./pages.ts";

const rendered: string[] = [];
const pages = createPages({
  cache: createPageCache(),
  headers: {},
  publicUrl: "http://house.test",
  communityDomain: "",
  isDevelopment: false,
  render: async ({ locale, request }) => {
    rendered.push(request.url);
    const headers = { "content-type": "text/html", "x-page-cache": "public" };
    return { response: new Response(`<p>${locale}</p>`, { headers }), nonce: "n" };
  },
});
const get = (path: string, init?: RequestInit) =>
  pages(new Request(`http://house.test${path}`, init), () => new Response());

test("an address that moved leads on for good, with its query", async () => {
  const answer = await get("/martinhal?utm_source=card&x=%C3%A9");
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe("/martinhal-luxury-resorts?utm_source=card&x=%C3%A9");
});

test("an English address that moved stays English", async () => {
  const answer = await get("/en/blog/a-post");
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/en"]);
});

test("a reader who chose English is led on to English by the page itself", async () => {
  const cookie = { headers: { cookie: "language=en" } };
  expect((await get("/sobre", cookie)).headers.get("location")).toBe("/about");
  const second = await get("/about", cookie);
  expect([second.status, second.headers.get("location")]).toEqual([302, "/en/about"]);
});

test("any other address is a page", async () => {
  expect(await (await get("/about")).text()).toBe("<p>pt</p>");
});

test("a page of many slashes is rendered for this house, not for the one that the slashes would name", async () => {
  for (const path of ["///", "//[", "//evil.test/about"])
    expect((await get(path)).status, path).toBeLessThan(500);
  expect(rendered.every((url) => url.startsWith("http://house.test/"))).toBe(true);
});
