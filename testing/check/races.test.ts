import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findGrounds, findRaces } from "../races/find-grounds.ts";
import { listRaces, RACES_PAGE } from "../races/list-races.ts";
import { shownElsewhere } from "../races/shown-elsewhere.ts";

const grounds = findGrounds();
const races = findRaces();
const elsewhere = Object.keys(shownElsewhere);

test("every lock and every key that an `on conflict` relies on has a race that fails without it", () => {
  expect(grounds.locks.length).toBeGreaterThan(60);
  expect(grounds.keys.length).toBeGreaterThan(60);
  const raced = { locks: races.flatMap((race) => race.locks), keys: races.flatMap((race) => race.keys) };
  const isShown = (site: string, sites: string[]) => sites.includes(site) || elsewhere.includes(site);
  expect(grounds.locks.filter((site) => !isShown(site, raced.locks))).toEqual([]);
  const keys = raced.keys.map(({ site }) => site);
  expect(grounds.keys.filter((site) => !isShown(site, keys))).toEqual([]);
});

test("no race stands on something that is gone", () => {
  const known = new Set([...grounds.locks, ...grounds.keys]);
  const named = [
    ...races.flatMap(({ locks, keys }) => [...locks, ...keys.map(({ site }) => site)]),
    ...elsewhere,
  ];
  expect(named.filter((site) => !known.has(site))).toEqual([]);
});

test("what is shown elsewhere names a test that is there", () => {
  for (const [site, where] of Object.entries(shownElsewhere)) {
    const [file = "", name = ""] = where.split(": ", 2);
    expect(existsSync(file), `${site}: ${where}`).toBe(true);
    expect(readFileSync(file, "utf8"), `${site}: ${where}`).toContain(name);
  }
});

test("the page that lists them is written from the races: npm run races", () => {
  expect(readFileSync(RACES_PAGE, "utf8")).toBe(listRaces());
});
