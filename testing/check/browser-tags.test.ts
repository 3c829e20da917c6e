import { join } from "node:path";
import { expect, test } from "vitest";
import { knownNames, readHouse } from "../selection/select-tests.ts";
import { capture } from "../steps.ts";

const ROOT = join(import.meta.dirname, "../..");
const LIMIT_MS = 120_000;
/** What is no capability, but can be changed and broken all the same. */
const PLACES = ["site", "portal"];

type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tags: string[] }[] };

/** Every browser test as Playwright lists it, without running any. */
async function listTests() {
  const { output } = await capture({
    command: "node_modules/.bin/playwright",
    args: ["test", "--list", "--reporter=json"],
    env: { CHROMIUM_PATH: "none", CHROMIUM_STARTED: "none", VITEST: "", VITEST_POOL_ID: "", TEST: "" },
    limitMs: LIMIT_MS,
  });
  const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite["specs"]> => [
    ...specs,
    ...suites.flatMap(specsOf),
  ];
  return specsOf(JSON.parse(output.slice(output.indexOf("{"))) as Suite);
}

test("every browser test says by a known tag which change can break it", async () => {
  const known = new Set([...new Set(knownNames(readHouse(ROOT)).values()), ...PLACES]);
  const tests = await listTests();
  expect(tests.length).toBeGreaterThan(0);
  const lacking = tests.filter(({ tags }) => tags.length === 0);
  const unknown = tests.filter(({ tags }) => tags.some((tag) => !known.has(tag.replace("@", ""))));
  const say = ({ file, title, tags }: (typeof tests)[number]) => `${file}: ${title} ${tags.join(" ")}`.trim();
  expect({ lacking: lacking.map(say), unknown: unknown.map(say) }).toEqual({ lacking: [], unknown: [] });
});
