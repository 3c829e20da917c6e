import { readFileSync } from "node:fs";
import { type APIRequestContext, expect } from "@playwright/test";
import { siteRedirects } from "../domain/site/redirects.ts";
import { specRoutes } from "../testing/spec-routes.ts";
import { ask, openAdmin } from "./people.ts";
import { test } from "./tidy-test.ts";

/** What a page of the portals is before its scripts know who is there; the rest of it comes with them. */
const SHELL = "Para entrar, ative o JavaScript no navegador.";

/** Pages of the members that have an address outside the portals. */
const behindTheDoor: readonly string[] = ["/hero-images", "/marketplace"];

/** What stands in the place of each value an address takes. */
async function fill(request: APIRequestContext, route: string): Promise<string> {
  const values: Record<string, () => Promise<string>> = {
    "/invite/:token": () => inviteSomebody(request),
    "/post/:slug": async () => "a-idade-certa",
    "/store/:slug": async () => "marina-teles",
    "/events/check-in/:code": async () => "VELAA26",
    "/diagnostico-pdi/quiz/:token": () => beginQuiz(request),
  };
  return route.replace(/:\w+$/, (await values[route]?.()) ?? "");
}

async function inviteSomebody(request: APIRequestContext): Promise<string> {
  const data = {
    ...{ email: `${crypto.randomUUID()}@example.com`, role: "advisor" },
    ...{ fullName: "Iara Convidada", language: "pt" },
  };
  const { link } = await ask(request, {
    ...{ session: await openAdmin(request), path: "/api/invites", data },
  });
  return link.split("/").at(-1);
}

/** Begins the diagnostic as a visitor; another test may have closed its door to them for a while. */
async function beginQuiz(request: APIRequestContext): Promise<string> {
  let token = "";
  const email = `${crypto.randomUUID()}@example.com`;
  const data = { name: "Iara Visitante", email, language: "pt", hasConsented: true, mayWrite: false };
  await expect(async () => {
    const begun = await request.post("/api/diagnostic/attempts", { data });
    expect(begun.ok(), await begun.text()).toBe(true);
    token = (await begun.json()).token;
  }).toPass();
  return token;
}

/** What an address answers, in the words a page is known by: its title, whether it is a shell, its first headings. */
async function answerOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  const html = await answer.text();
  return {
    ...{ path, status: answer.status(), type: answer.headers()["content-type"] },
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "",
    headings: html.match(/<h1\b/g)?.length ?? 0,
    isShell: html.includes(SHELL) && !html.includes("<main"),
  };
}

/** A page of its own, and not word that there is none. */
const aPage = {
  ...{ status: 200, type: expect.stringMatching(/^text\/html\b/) },
  title: expect.stringMatching(/^(?!Oops!)(?=.*Lilamonde)/),
};

test("every public page of the spec answers with its words", {
  tag: ["@site", "@invites", "@diagnostic"],
}, async ({ request }) => {
  const shown = specRoutes.public.filter((route) => !behindTheDoor.includes(route));
  for (const route of shown) {
    const path = await fill(request, route);
    expect(await answerOf(request, path)).toEqual({ ...aPage, path, headings: 1, isShell: false });
  }
});

test("every page of the portals answers with the shell it is drawn in, and no other address does", {
  tag: ["@portal"],
}, async ({ request }) => {
  const pages = [
    ...behindTheDoor,
    ...specRoutes.portals,
    ...["/advisor-portal", "/tour-operator-portal"].flatMap((portal) =>
      specRoutes.subPages.map((page) => `${portal}/${page}`),
    ),
    ...specRoutes.advisorPages.map((page) => `/advisor-portal/${page}`),
  ];
  for (const path of pages)
    expect(await answerOf(request, path)).toEqual({ ...aPage, path, headings: 0, isShell: true });
  for (const portal of specRoutes.portals) {
    const path = `${portal}/nao-existe`;
    const answer = await answerOf(request, path);
    expect(answer).toMatchObject({ path, status: 404, title: expect.stringMatching(/^Oops!/) });
  }
});

test("every old address leads to a page that answers", { tag: ["@site"] }, async ({ request }) => {
  for (const route of specRoutes.redirects) {
    const answer = await request.get(route.replace("*", "alguma/coisa"), { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], route).toEqual([301, siteRedirects[route]]);
    expect((await request.get(siteRedirects[route]!, { maxRedirects: 0 })).status(), route).toBe(200);
  }
});

test("every address of the demo that the README names answers", { tag: ["@site"] }, async ({ request }) => {
  const readme = readFileSync("README.md", "utf8");
  const demo = readme.slice(readme.indexOf("## What start does"), readme.indexOf("## Where things are"));
  const named = [...demo.matchAll(/`(\/[^`\s]+)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(25);
  for (const path of named) expect((await request.get(path)).status(), path).toBe(200);
});
