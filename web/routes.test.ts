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
