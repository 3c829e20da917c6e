import { expect, test } from "vitest";
import { letScriptsComeLate } from "./late-scripts.ts";

const page = [
  '<head><link rel="modulepreload" nonce="n" href="/assets/entry.js"/>',
  '<link rel="modulepreload" nonce="n" href="/assets/home.js"/>',
  '<link rel="stylesheet" href="/assets/site.css"/></head>',
  '<body><script>window.__reactRouterContext = {};</script><script nonce="n" type="module" async="">;',
  'import * as route0 from "/assets/home.js";',
  'import("/assets/entry.js");</script></body>',
].join("\n");

test("nothing of a public page asks for a script before it was seen", () => {
  const late = letScriptsComeLate(page);
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).not.toMatch(/^import \*/m);
  expect(late).toContain('<link rel="stylesheet" href="/assets/site.css"/>');
  expect(late.indexOf("await new Promise")).toBeLessThan(
    late.indexOf('["/assets/entry.js","/assets/home.js"]'),
  );
  expect(late).toContain(
    'const route0 = await import("/assets/home.js");\nimport("/assets/entry.js");</script>',
  );
});

test("a page without scripts stays as it is", () => {
  expect(letScriptsComeLate("<p>only words</p>")).toBe("<p>only words</p>");
});
