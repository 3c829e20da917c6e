import { writeFileSync } from "node:fs";
import { findRaces } from "./find-grounds.ts";
import { shownElsewhere } from "./shown-elsewhere.ts";

export const RACES_PAGE = "docs/races.md";

const INTRODUCTION = `# Promises about order

What holds when two people, two windows or two nodes do something at once, and what it stands on: a lock, named by the place that takes it, or a unique key that an \`on conflict\` relies on. Every one of them is taken away by \`npm run prove\`, in a world of its own, and the race named beside it fails without it (\`testing/races\`). \`testing/check/races.test.ts\` refuses a lock or a key without a race. This page is written by \`npm run races\`.
`;

/** The page that lists every race by its file, with what it stands on. */
export function listRaces(): string {
  const byFile = Map.groupBy(
    findRaces().toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    ({ file }) => file,
  );
  const sections = [...byFile].map(([file, races]) => {
    const rows = races.map(({ name, locks, keys }) => {
      const grounds = [
        ...locks.map((site) => `lock of \`${site}\``),
        ...keys.map(({ site, key }) => `\`${key}\`, by \`${site}\``),
      ];
      return `| ${name.replaceAll("|", "\\|")} | ${grounds.join("<br>")} |`;
    });
    return [`## ${file}`, "", "| promise | fails without |", "|---|---|", ...rows, ""].join("\n");
  });
  const others = Object.entries(shownElsewhere).map(([site, where]) => `| ${where} | \`${site}\` |`);
  const rest = ["## Shown by other tests", "", "| test | fails without |", "|---|---|", ...others, ""].join(
    "\n",
  );
  return [INTRODUCTION, ...sections, rest].join("\n");
}

if (import.meta.main) writeFileSync(RACES_PAGE, listRaces());
