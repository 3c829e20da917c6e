import { expect, test } from "vitest";
import { createPageCache } from "#platform/http/page-cache.ts";
import { createPages, pageRedirect } from "./pages.ts";

const rendered: string[] = [];
const cache = createPageCache();
const pages = createPages({
  cache,
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

test("a page ignores what it does not know of its address, and is not kept once for each such address", async () => {
  const answer = await get("/faq?utm_source=card&nobody=1");
  expect([answer.status, await answer.text()]).toEqual([200, "<p>pt</p>"]);
  expect(cache.get("/faq?utm_source=card&nobody=1")).toBeUndefined();
});

test("a page of many slashes is rendered for this house, not for the one that the slashes would name", async () => {
  for (const path of ["///", "//[", "//evil.test/about"])
    expect((await get(path)).status, path).toBeLessThan(500);
  expect(rendered.every((url) => url.startsWith("http://house.test/"))).toBe(true);
});

test.each([
  ["/About", "/about"],
  ["/about/", "/about"],
  ["//about", "/about"],
  ["/%61bout?x=1", "/about?x=1"],
  ["/EN//evil.test", "/en/evil.test"],
  ["/Martinhal/", "/martinhal-luxury-resorts"],
])("%s is another spelling, and leads to %s", async (path, location) => {
  const answer = await pages(new Request(`http://house.test${path}`), () => new Response());
  expect([answer.status, answer.headers.get("location")]).toEqual([301, location]);
  expect(cache.get(path)).toBeUndefined();
});

test("an address with a secret in it is never spelled anew", async () => {
  expect((await get("/invite/AbC")).status).toBe(200);
  expect((await get("/Invite/AbC")).status).toBe(200);
  expect(cache.get("/Invite/AbC")).toBeUndefined();
});

test.each([
  ["/en/auth", "/auth"],
  ["/en/auth/reset-password?x=1", "/auth/reset-password?x=1"],
  ["/en/change-password", "/change-password"],
  ["/en/invite/AbC-9", "/invite/AbC-9"],
  ["/en/advisor-portal/profile", "/advisor-portal/profile"],
])("%s has one address, %s, and is read in English there", async (path, location) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, location]);
  expect(answer.headers.get("set-cookie")).toMatch(/^language=en; path=\/;/);
});

test("an address that cannot be read is answered and not kept", async () => {
  expect((await get("/%zz")).status).toBe(200);
  expect(cache.get("/%zz")).toBeUndefined();
});

test.each([
  [{ origin: "http://evil.test" }, 403],
  [{ origin: "null" }, 403],
  [{}, 403],
  [{ origin: "http://house.test", "sec-fetch-site": "cross-site" }, 403],
  [{ origin: "http://house.test" }, 200],
  [{ "sec-fetch-site": "same-origin" }, 200],
])("a form sent with %j is answered with %i", async (headers, status) => {
  const init = {
    method: "POST",
    headers: { host: "house.test", ...headers },
    body: new URLSearchParams({ a: "b" }),
  };
  const before = rendered.length;
  expect((await get("/contact", init as RequestInit)).status).toBe(status);
  expect(rendered.length - before).toBe(status === 200 ? 1 : 0);
});

test.each([
  ["/", undefined, "/lilamonde"],
  ["/", "language=en", "/en/lilamonde"],
  ["/en", undefined, "/en/lilamonde"],
  ["/about", undefined, null],
])("on the community's host %s with the cookie %s leads to %s", (path, cookie, location) => {
  const community = { host: "www.lilamonde.test", communityDomain: "lilamonde" };
  expect(pageRedirect({ ...community, path, cookie })).toBe(location);
});
