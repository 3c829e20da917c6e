import { expect, test } from "vitest";
import type { Language } from "#domain/text.ts";
import { createPageCache } from "#platform/http/page-cache.ts";
import { createPages } from "./pages.ts";

const TOKEN = "t".repeat(43);

function setUp(written: Language | null) {
  const asked: string[] = [];
  const pages = createPages({
    ...{ cache: createPageCache(), headers: {}, publicUrl: "http://house.test", communityDomain: "" },
    isDevelopment: false,
    findLinkLanguage: async ({ kind, token }) => {
      asked.push(`${kind} ${token}`);
      return written;
    },
    render: async ({ locale }) => ({
      response: new Response(`<p>${locale}</p>`, { headers: { "content-type": "text/html" } }),
      nonce: "n",
    }),
  });
  const open = (path: string, init: RequestInit = {}) =>
    pages(new Request(`http://house.test${path}`, init), () => new Response());
  return { asked, open };
}

test.each(["booking", "stay", "request"])(
  "a link to a %s opens in the language of its mail",
  async (kind) => {
    const { asked, open } = setUp("en");
    expect(await (await open(`/${kind}/${TOKEN}`)).text()).toBe("<p>en</p>");
    expect(asked).toEqual([`${kind} ${TOKEN}`]);
    expect(await (await setUp(null).open(`/${kind}/${TOKEN}`)).text()).toBe("<p>pt</p>");
  },
);

test("what its reader chose counts more, and is chosen on the page itself, without scripts", async () => {
  const { asked, open } = setUp("en");
  const chosen = await open(`/booking/${TOKEN}?language=pt`);
  expect([chosen.status, chosen.headers.get("location")]).toEqual([302, `/booking/${TOKEN}`]);
  const cookie = chosen.headers.get("set-cookie")!.split(";")[0]!;
  expect(await (await open(`/booking/${TOKEN}`, { headers: { cookie } })).text()).toBe("<p>pt</p>");
  expect(asked).toEqual([]);
});

test("a form of such a page is answered in its language too; no other address asks", async () => {
  const { asked, open } = setUp("en");
  const form = { method: "POST", headers: { "sec-fetch-site": "same-origin" }, body: new URLSearchParams() };
  expect(await (await open(`/request/${TOKEN}`, form)).text()).toBe("<p>en</p>");
  await open("/about");
  expect(asked).toHaveLength(1);
});
