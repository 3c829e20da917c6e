import { expect, test } from "vitest";
import type { Language } from "#domain/text.ts";
import { createProposalPages } from "./proposal-pages.ts";

const TOKEN = "t".repeat(43);
const ask = (path = `/proposal/${TOKEN}`, headers = {}) =>
  new Request(`http://house.test${path}`, { headers });

function setUp() {
  const state = {
    ...{ key: "snapshot-1" as string | null, state: "proposed", asked: 0, rendered: [] as Language[] },
    ...{ isLate: false, shown: [] as string[] },
  };
  const pages = createProposalPages({
    publicUrl: "http://house.test",
    find: async () => {
      state.asked++;
      return state.key === null ? null : { key: state.key, state: state.state, language: "en" };
    },
    makeFile: async ({ token }, asked) =>
      state.isLate ? "late" : new Response(JSON.stringify({ token, ...asked })),
    openFile: async ({ token }, { id }) => (id === "shown" ? new Response(`${token} ${id}`) : null),
  });
  const render = async (request: Request, locale: Language) => {
    state.rendered.push(locale);
    state.shown.push(new URL(request.url).search);
    const html = Buffer.from(`<p>${state.key} ${locale}</p>`);
    const response = new Response(html, { status: state.key ? 200 : 404 });
    return state.key ? { response, kept: { html, headers: {}, tags: [] } } : { response };
  };
  return {
    state,
    open: (request: Request, chosen: Language | null = null) => pages(request, render, chosen),
  };
}

test("a proposal is rendered once for each snapshot and language, and its link is asked every time", async () => {
  const { state, open } = setUp();
  for (let i = 0; i < 3; i++) expect(await (await open(ask()))!.text()).toBe("<p>snapshot-1 en</p>");
  expect(await (await open(ask(), "pt"))!.text()).toBe("<p>snapshot-1 pt</p>");
  expect([state.asked, state.rendered]).toEqual([4, ["en", "pt"]]);
  state.key = "snapshot-2";
  expect(await (await open(ask()))!.text()).toBe("<p>snapshot-2 en</p>");
  state.key = null;
  expect((await open(ask()))!.status).toBe(404);
});

test("a link that ends later, or a proposal that is accepted, is rendered anew in the place of what was", async () => {
  const { state, open } = setUp();
  for (const until of ["until Monday", "until Tuesday", "until Tuesday", "until Monday"]) {
    state.state = until;
    await open(ask());
  }
  expect(state.rendered).toHaveLength(3);
});

test("it is for its reader alone: not stored between, not listed, its address told to nobody", async () => {
  const { open } = setUp();
  for (let i = 0; i < 2; i++) {
    const { headers } = (await open(ask()))!;
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("referrer-policy")).toBe("same-origin");
  }
});

test("the language is chosen by a link that needs no scripts; other addresses are not its own", async () => {
  const { state, open } = setUp();
  const answer = (await open(ask(`/proposal/${TOKEN}?language=pt`)))!;
  expect([answer.status, answer.headers.get("location")]).toEqual([302, `/proposal/${TOKEN}`]);
  expect(answer.headers.get("set-cookie")).toContain("language=pt");
  expect(await open(ask("/about"))).toBeNull();
  expect(state.asked).toBe(0);
});

test("its files are asked for by the same address, only by whom the link lets in, and kept by nobody", async () => {
  const { state, open } = setUp();
  const file = (await open(ask(`/proposal/${TOKEN}?as=ics&option=B`)))!;
  expect(await file.json()).toEqual({ token: TOKEN, format: "ics", option: "B", language: "en" });
  expect(file.headers.get("cache-control")).toBe("private, no-cache");
  expect(await (await open(ask(`/proposal/${TOKEN}?as=exe`)))!.text()).toBe("<p>snapshot-1 en</p>");
  state.key = null;
  expect((await open(ask(`/proposal/${TOKEN}?as=pdf`)))!.status).toBe(404);
});

test("a file that is not done yet is answered by a page that knows what was asked, and that nobody keeps", async () => {
  const { state, open } = setUp();
  state.isLate = true;
  for (let i = 0; i < 2; i++) await open(ask(`/proposal/${TOKEN}?as=pdf`));
  expect(state.shown).toEqual(["?as=pdf", "?as=pdf"]);
  await open(ask());
  expect(state.shown.at(-1)).toBe("");
});
