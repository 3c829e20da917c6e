import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WEB = join(import.meta.dirname, "../..");

/** The files that keep something in the browser, each with what the page about it calls it. */
const named: Record<string, string> = {
  "features/diagnostic/member-session.ts": "lilamonde-session",
  "features/diagnostic/quiz/pending-answers.ts": "diagnostic …",
  "features/events/door/kept-door.ts": "event-door:…",
  "features/journeys/builder/use-builder.ts": "journey-edits:…",
  "features/proposals/look.ts": "proposal-seen-…",
  "features/stores/page/visit.ts": "store-source:…",
  "late-scripts.ts": "language",
  "locale/keep-scroll.tsx": "language-scroll",
  "locale/keep-typed.tsx": "language-typed",
  "locale/remember-language.ts": "language",
  "session/destination.ts": "postLoginDestination",
  "session/read-me.ts": "lilamonde-session",
  "session/see-as.ts": "lilamonde-see-as",
  "site/chrome/portal-link.tsx": "lilamonde-session",
  "site/short-link.ts": "short-link",
  "site/small-pages/forget-language.ts": "language",
  "ui/list/table/use-hidden-columns.ts": "lilamonde-columns-…",
};

test("whatever keeps something in a browser is named on the page about cookies", () => {
  const keeping = globSync("**/*.{ts,tsx}", { cwd: WEB })
    .filter((file) => !file.includes(".test."))
    .filter((file) => /\b(local|session)Storage\b/.test(readFileSync(join(WEB, file), "utf8")))
    .sort();
  expect(keeping).toEqual(Object.keys(named).sort());
  const page = readFileSync(join(import.meta.dirname, "stored-things.tsx"), "utf8");
  for (const [file, key] of Object.entries(named)) expect(page, file).toContain(`"${key}"`);
});
