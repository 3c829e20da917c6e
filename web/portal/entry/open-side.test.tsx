import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { PostBody as Body } from "#domain/posts/body.ts";
import { getLocale, overwriteGetLocale } from "#messages/runtime.js";
import { searchSource } from "#web/features/diagnostic/search-source.ts";
import { PostBody } from "#web/features/posts/post-body.tsx";
import { hotelAddress } from "#web/features/timeline/hotel-address.ts";
import { pagesSource } from "../search/sources/pages-source.ts";
import { openSideOf } from "./open-side.ts";

const usual = getLocale();
afterEach(() => overwriteGetLocale(() => usual));

const hotel = (role: "hotel" | "advisor") => hotelAddress({ home: "/home", role }, "casa");

/** Where a result and a quiz that was left are found. */
function foundDiagnostics() {
  const attempts = [
    { state: "started", token: "a" },
    { state: "finished", token: "b" },
  ];
  const queries = { getQueryData: () => ({ attempts }) };
  const entries = searchSource.find({ role: "advisor", queries, menu: { home: "/home" } } as never);
  return entries.map((entry) => ("to" in entry ? entry.to : ""));
}

function foundPages() {
  const page = (to: string, isOnSite: boolean) => ({ to, isOnSite, label: () => to });
  const items = [page("/home/tiers", false), page("/diagnostico-pdi", true)];
  const menu = { home: "/home", groups: [{ label: () => "", items }] };
  return pagesSource.find({ role: "advisor", menu } as never).map((entry) => ("to" in entry ? entry.to : ""));
}

function waysOfPost(...paths: string[]) {
  const link = (href: string) => ({
    ...{ type: "text", text: "way", marks: [{ type: "link", attrs: { href } }] },
  });
  const body = { type: "doc", content: [{ type: "paragraph", content: paths.map(link) }] } as Body;
  const html = renderToStaticMarkup(<MemoryRouter>{<PostBody body={body} />}</MemoryRouter>);
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
}

// Each language of the site has a layout of its own: a page of the other one fails where it is led to within the app.
test("whoever is led to the public site within the app stays in the language being read", () => {
  for (const [language, start] of [
    ["pt", ""],
    ["en", "/en"],
  ] as const) {
    overwriteGetLocale(() => language);
    expect(openSideOf("/marketplace")).toBe(`${start}/marketplace-public`);
    expect(openSideOf("/advisor-portal")).toBeNull();
    expect([hotel("hotel"), hotel("advisor")]).toEqual([`${start}/lilamonde/casa`, "/home/collection/casa"]);
    expect(foundDiagnostics()).toEqual([
      "/home/growth",
      `${start}/diagnostico-pdi/quiz/a`,
      `${start}/diagnostico-pdi/obrigado?link=b`,
    ]);
    expect(foundPages()).toEqual(["/home/tiers", `${start}/diagnostico-pdi`]);
    expect(waysOfPost("/lilamonde", "/en/faq", "/auth")).toEqual([
      `${start}/lilamonde`,
      `${start}/faq`,
      "/auth",
    ]);
  }
});
