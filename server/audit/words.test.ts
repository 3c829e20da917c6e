import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commissionStates } from "#domain/commissions/states.ts";
import { journeyStates } from "#domain/journeys/states.ts";
import { versionStates } from "#domain/materials/versions.ts";
import { actionWords, areaWords, verbWords } from "./words.ts";

const code = globSync("server/**/*.ts", { exclude: ["**/*.test.ts"] })
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const found = (what: RegExp) => [...new Set([...code.matchAll(what)].map(([, name]) => name!))];

test("every act that is put on record, and whatever it is done to, has its words", () => {
  const states = { commission: commissionStates, journey: journeyStates, material: versionStates };
  const acts = [
    ...found(/action: "([a-z_]+\.[a-z_]+)"/g),
    ...Object.entries(states).flatMap(([area, names]) => names.map((name) => `${area}.${name}`)),
  ];
  const areas = [...found(/subjectType: "([a-z_]+)"/g), ...acts.map((act) => act.split(".")[0]!)];
  const bare = (name: string) => name.replaceAll("_", " ");
  expect(acts.length).toBeGreaterThan(100);
  expect(acts.filter((act) => verbWords(act).pt === bare(act.split(".")[1]!))).toEqual([]);
  expect(areas.filter((area) => areaWords(area).pt === bare(area))).toEqual([]);
});

test("an act without words of its own is told by its code", () => {
  expect(actionWords("old_thing.put_away")).toEqual({ pt: "old thing: put away", en: "old thing: put away" });
});
