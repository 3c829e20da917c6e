import { expect } from "@playwright/test";
import { isWhole } from "../testing/reach.ts";
import routes from "../web/routes.ts";
import { type PortalPage, portalFeatures, portalPages } from "./every-page.ts";
import { findMisnamed } from "./page-controls.ts";
import { type Language, type Tools, untilReady } from "./portal-visit.ts";
import { loadPage, openWalk, type Walk, walkPage } from "./portal-walk.ts";
import { findOverhang } from "./site-watch.ts";
import { keepOpen, test } from "./tidy-test.ts";

type Node = { path?: string; file: string; children?: Node[] };

/** The addresses of pages in the portals. */
function addressesOf(nodes: Node[], base = ""): string[] {
  return nodes.flatMap(({ path = "", file, children }) => {
    const address = path ? `${base}/${path}` : base;
    if (children) return addressesOf(children, address);
    return /routes\/(portal|hotel|admin)\//.test(file) ? [address] : [];
  });
}

test("every page of the portals is listed", { tag: "@portal" }, () => {
  const isListed = (address: string) => {
    const pattern = new RegExp(`^${address.replace(/:\w+/g, "[^/]+")}$`);
    return portalPages.some(({ path }) => pattern.test(path));
  };
  // Whatever lies nowhere else is word of that, and no page.
  const pages = addressesOf(routes as Node[]).filter((address) => !address.endsWith("/*"));
  expect(pages.filter((address) => !isListed(address))).toEqual([]);
});

/** An operator's page whose advisor's twin is the same page. */
const isTwin = ({ path }: PortalPage) =>
  portalPages.some(
    (other) =>
      other.path !== path && other.path === path.replace(/^\/tour-operator-portal/, "/advisor-portal"),
  );

let kept: Walk | undefined;

/** The window of the test before, if it was the same person's in the same language and may be trusted to wait for this page. */
async function walkFor(
  tools: Tools,
  { who, language }: { who: string; language: Language },
  page: PortalPage,
): Promise<Walk> {
  const isSame = kept?.who === who && kept.language === language && !kept.page.isClosed();
  if (kept && isSame && !(await kept.remembers(page))) return kept;
  await kept?.page.close();
  kept = await openWalk(tools, { who, language });
  return kept;
}

/** An operator's page that is an advisor's stands, and fits a phone under the operator's menu. */
async function standsAsTwin({ page, language, open, complaints }: Walk, asked: PortalPage) {
  await open(asked, "real");
  await untilReady(page, asked.ready[language === "pt" ? 0 : 1]);
  expect.soft(await findOverhang(page)).toBe(0);
  expect.soft(await findMisnamed(page)).toEqual([]);
  expect.soft(complaints()).toEqual([]);
}

const roles = ["advisor", "operator", "hotel", "admin"] as const;
const groups = roles.flatMap((who) =>
  portalFeatures
    .map(({ name, tags, pages }) => ({ name, tags, who, pages: pages.filter((page) => page.who === who) }))
    .filter(({ pages }) => pages.length > 0)
    .map((group, at) => ({ ...group, turn: (at % 2 === 0 ? "pt" : "en") as Language })),
);

/** Everything asked of one page, in this language; `npm run prove` loads it anew, and has axe read it at two widths. */
async function ask(tools: Tools, { who, language, page, at, isTurn }: Asked): Promise<void> {
  if (isWhole) await kept?.page.close();
  const walk = await walkFor(tools, { who, language }, page);
  if (isWhole) {
    await loadPage(walk, page, ["phone", "desktop"]);
    await walk.page.close();
    if (isTurn) await walkPage(await walkFor(tools, { who, language }, page), page, []);
    return;
  }
  if (isTwin(page)) return standsAsTwin(walk, page);
  // A phone and a desk by turns.
  await walkPage(walk, page, [at % 2 === 0 ? "phone" : "desktop"]);
}
type Asked = { who: string; language: Language; page: PortalPage; at: number; isTurn: boolean };

// One window serves the tests that follow one another in a language.
for (const language of ["pt", "en"] as const)
  for (const { name, tags, who, pages, turn } of groups) {
    const isTurn = turn === language;
    if (!isTurn && !isWhole) continue;
    test(
      `each page of ${name} says to the ${who} that it loads, failed, is offline, is empty and is not theirs; it stands still, fits every screen and is accessible (${language})`,
      {
        tag: [...tags],
      },
      async ({ browser, baseURL, request }, info) => {
        test.setTimeout(60_000 + pages.length * 60_000);
        const tools = { browser, baseURL, request };
        const failed: string[] = [];
        for (const [at, page] of pages.entries()) {
          await test
            .step(page.path, () => ask(tools, { who, language, page, at, isTurn }))
            .catch(async (error: Error) => {
              failed.push(`${page.path}: ${error.message}`);
              await kept?.page.close();
            });
        }
        expect(failed).toEqual([]);
        if (info.errors.length === 0 && kept) keepOpen(kept.page);
      },
    );
  }
