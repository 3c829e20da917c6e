import { expect, test } from "vitest";
import { englishAddress, hasTwin } from "../domain/site/addresses.ts";
import { portalFeatures } from "./portal/features.ts";
import routes from "./routes.ts";

type Entry = { path?: string; file: string; children?: Entry[] };

/** Every address of the web part with the file that shows it. */
function addresses(entries: readonly Entry[], under = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, file, children } of entries) {
    const at = path === undefined ? under : `${under}/${path}`;
    if (!children) found.set(at, file);
    for (const [child, childFile] of addresses(children ?? [], at)) found.set(child, childFile);
  }
  return found;
}

const shown = addresses(routes as Entry[]);
const SPEC_PAGES =
  "my-journeys checkpoints materials marketing insights growth tiers products earnings profile reputation refer-hotel feature-requests".split(
    " ",
  );

test("every sub-page of the spec exists under both portals (§2)", () => {
  for (const portal of ["/advisor-portal", "/tour-operator-portal"]) {
    expect(shown.has(portal), portal).toBe(true);
    for (const page of SPEC_PAGES) expect(shown.has(`${portal}/${page}`), `${portal}/${page}`).toBe(true);
  }
});

test("whoever chose English is led to no page that is not there", () => {
  const portuguese = [...shown.keys()].map((path) => path || "/").filter((path) => !/^\/en(\/|$)/.test(path));
  const led = portuguese.filter(hasTwin).map(englishAddress);
  expect(led).toContain("/en/contact");
  expect(led.filter((path) => !shown.has(path))).toEqual([]);
});

test("these pages still say that they are to come; one that has come leaves this list", () => {
  const coming = [...shown].filter(([, file]) => file === "routes/portal/coming.tsx").map(([path]) => path);
  expect(coming.sort()).toEqual(
    [
      "/advisor-portal/growth",
      "/advisor-portal/insights",
      "/advisor-portal/products",
      "/advisor-portal/social",
      "/diagnostico-pdi",
      "/marketplace",
      "/tour-operator-portal/growth",
      "/tour-operator-portal/insights",
      "/tour-operator-portal/products",
    ].sort(),
  );
});

test("every page that a feature declares is shown by its file, and every file belongs to a listed feature", () => {
  const declared = portalFeatures.flatMap(({ pages = {} }) => Object.keys(pages)).sort();
  const files = import.meta.glob("./features/*/pages.ts", { eager: true, import: "pages" });
  expect(
    Object.values(files)
      .flatMap((pages) => Object.keys(pages as object))
      .sort(),
  ).toEqual(declared);
  expect(new Set(declared).size).toBe(declared.length);
});

test("a page that is to come says what it will be for, and one that has come does not", () => {
  for (const { pages = {}, menu = [] } of portalFeatures) {
    for (const { path, coming } of menu) expect("isComing" in pages[path]!, path).toBe(coming !== undefined);
    const coming = Object.entries(pages).filter(([, page]) => "isComing" in page);
    for (const [path] of coming)
      expect(
        menu.some((entry) => entry.path === path),
        path,
      ).toBe(true);
  }
});
