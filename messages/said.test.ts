import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readMessages } from "./read-messages.ts";

test("every text is shown somewhere", () => {
  const sources = globSync("{web,server}/**/*.{ts,tsx}")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const named = new Set([...sources.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key));
  const shaped = [...sources.matchAll(/\b(?:m\[|declaredWord\()\s*`([^`]+)`/g)].map(
    ([, shape = ""]) => new RegExp(`^${shape.replaceAll(/\$\{[^}]+\}/g, "\\w+")}$`),
  );
  const idle = readMessages(import.meta.dirname)
    .map(({ key }) => key)
    .filter((key) => !named.has(key) && !shaped.some((shape) => shape.test(key)));
  expect(idle).toEqual([]);
});

test("no page names a text by computing its name, for which every page would load every text", () => {
  const computing = globSync("web/**/*.{ts,tsx}").filter((file) => /\bm\[/.test(readFileSync(file, "utf8")));
  expect(computing).toEqual([]);
});
