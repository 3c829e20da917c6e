import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commissionStates } from "#domain/commissions/states.ts";
import { journeyStates } from "#domain/journeys/states.ts";
import { versionStates } from "#domain/materials/versions.ts";
import { overwriteGetLocale } from "#messages/runtime.js";
import { areaName, verbName } from "./names.ts";

const ROOT = join(import.meta.dirname, "../../..");
const code = globSync("server/**/*.ts", { cwd: ROOT, exclude: ["**/*.test.ts"] })
  .map((file) => readFileSync(join(ROOT, file), "utf8"))
  .join("\n");
const found = (what: RegExp) => [...new Set([...code.matchAll(what)].map(([, name]) => name!))];

test("every act that is put on record, and whatever it is done to, has its words", () => {
  overwriteGetLocale(() => "pt");
  const states = {
    ...{ commission: commissionStates, journey: journeyStates, material: versionStates },
  };
  const acts = [
    ...found(/action: "([a-z_]+\.[a-z_]+)"/g),
    ...Object.entries(states).flatMap(([area, names]) => names.map((name) => `${area}.${name}`)),
  ];
  const areas = [...found(/subjectType: "([a-z_]+)"/g), ...acts.map((act) => act.split(".")[0]!)];
  const bare = (name: string) => name.replaceAll("_", " ");
  expect(acts.length).toBeGreaterThan(100);
  expect(acts.filter((act) => verbName(act) === bare(act.split(".")[1]!))).toEqual([]);
  expect(areas.filter((area) => areaName(area) === bare(area))).toEqual([]);
});
