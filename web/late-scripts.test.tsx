import { renderToString } from "react-dom/server";
import { createStaticHandler, Links, Outlet, Scripts, ServerRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { letScriptsComeLate } from "./late-scripts.ts";

/** A page as the framework itself writes it: when it writes otherwise one day, these tests say so. */
async function renderPage(): Promise<string> {
  const Root = () => (
    <html lang="en">
      <head>
        <link rel="stylesheet" href="/assets/site.css" />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts nonce="n" />
      </body>
    </html>
  );
  const routeModules = { root: { default: Root }, home: { default: () => <p>Bom dia</p> } };
  const routes = [
    {
      id: "root",
      path: "",
      Component: Root,
      children: [{ id: "home", index: true, Component: () => <p>Bom dia</p> }],
    },
  ];
  const staticHandlerContext = await createStaticHandler(routes).query(new Request("http://lilamonde.test/"));
  if (staticHandlerContext instanceof Response) throw new Error("a page was expected");
  const entry = (id: string, more: object) => ({
    id,
    module: `/assets/${id}.js`,
    imports: [`/assets/${id}-part.js`],
    hasAction: false,
    hasLoader: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    ...more,
  });
  const manifest = {
    entry: { module: "/assets/entry.js", imports: [] },
    routes: { root: entry("root", { path: "" }), home: entry("home", { parentId: "root", index: true }) },
    url: "/assets/manifest.js",
    version: "1",
  };
  const context = {
    manifest,
    routeModules,
    staticHandlerContext,
    serverHandoffString: "{}",
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: "initial" },
    serializeError: (error: Error) => error,
  } as unknown as Parameters<typeof ServerRouter>[0]["context"];
  return renderToString(<ServerRouter context={context} url="http://lilamonde.test/" nonce="n" />);
}

let page: string;
beforeAll(async () => {
  page = await renderPage();
});

test("nothing of a public page asks for a script before it was seen", () => {
  expect(page).toContain('rel="modulepreload"');
  expect(page).toMatch(/^import \* as route0 from "\/assets\/root\.js";$/m);
  const late = letScriptsComeLate(page);
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).not.toMatch(/^import \*/m);
  expect(late).toContain('<link rel="stylesheet" href="/assets/site.css"');
  const seen = late.indexOf("await new Promise");
  expect(seen).toBeGreaterThan(0);
  for (const file of page.match(/\/assets\/[\w-]+\.js/g) ?? [])
    expect(late.indexOf(file)).toBeGreaterThan(seen);
});

test("every script that the framework wanted is asked for later, and in the same order", () => {
  const late = letScriptsComeLate(page);
  const files = (html: string) => new Set(html.match(/\/assets\/[\w-]+\.js/g));
  expect(files(late)).toEqual(files(page));
  expect(files(page).size).toBeGreaterThan(2);
  expect(late.match(/await import\("[^"]+"\)/g)).toEqual([
    'await import("/assets/root.js")',
    'await import("/assets/home.js")',
  ]);
  expect(late.indexOf('import("/assets/entry.js")')).toBeGreaterThan(
    late.indexOf('await import("/assets/home.js")'),
  );
});

test("a page without scripts stays as it is", () => {
  expect(letScriptsComeLate("<p>only words</p>")).toBe("<p>only words</p>");
});
