import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCapabilities, readFactKinds, readTables, readUnits } from "./read-units.ts";
import { type Contact, contactOf, type Neighbour, neighboursOf } from "./relations.ts";

/**
 * How many neighbours tell their story beside a change: on two cores more would not fit into four minutes. Those that
 * are left are asked by the whole run.
 */
const MOST_NEIGHBOURS = 12;

export type Selection = {
  /** What Vitest runs, as it takes it: folders and files. */
  vitest: string[];
  /** The tags of what the browser runs, as a pattern. */
  grep: string;
  neighbours: string[];
  left: string[];
};

/** The house as far as a selection has to know it, read once. */
export type House = { root: string; contacts: Contact[]; capabilities: Map<string, string> };

/** Reads who says, hears, writes, reads and calls what. */
export function readHouse(root: string): House {
  const known = { kinds: readFactKinds(root), tables: readTables(root) };
  const contacts = readUnits(root).map((unit) => contactOf(unit, known));
  return { root, contacts, capabilities: readCapabilities(root) };
}

/** Every name that may be given, and the unit it means. */
export function knownNames({ contacts, capabilities }: House): Map<string, string> {
  return new Map([...capabilities, ...contacts.map(({ name }) => [name, name] as const)]);
}

/** What a change of these units can break: all of their own tests, the stories of their neighbours, their browser tests. */
export function selectTests({ root, contacts, capabilities }: House, names: string[]): Selection {
  const listed = new Set(capabilities.values());
  const all = inTurns(names.map((name) => neighboursOf(name, contacts)))
    .filter((name) => listed.has(name) && !names.includes(name))
    .map((name) => ({ name, stories: storiesOf(root, name) }))
    .filter(({ stories }) => stories.length > 0);
  const near = all.slice(0, MOST_NEIGHBOURS);
  return {
    vitest: [...names.flatMap((name) => foldersOf(root, name)), ...near.flatMap(({ stories }) => stories)],
    grep: `@(${names.join("|")})(?![\\w-])`,
    neighbours: near.map(({ name }) => name),
    left: all.slice(MOST_NEIGHBOURS).map(({ name }) => name),
  };
}

/** The neighbours of several units, the nearest of each first, none twice. */
function inTurns(lists: Neighbour[][]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at]?.name ?? []));
  return [...new Set(turns.flat())];
}

/** The folders with tests of a unit on every floor; the words of all are tested together. */
function foldersOf(root: string, name: string): string[] {
  const features = globSync("web/features/*", { cwd: root }).filter((folder) => {
    const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root });
    return files.some((file) => readFileSync(join(root, file), "utf8").includes(`"#domain/${name}/`));
  });
  const folders = [name, `domain/${name}`, `server/${name}`, `web/features/${name}`, ...features];
  const tested = folders.filter(
    (folder) => globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }).length > 0,
  );
  const words = existsSync(join(root, `messages/${name}`)) ? ["messages/"] : [];
  return [...new Set(tested.map((folder) => `${folder}/`)), ...words];
}

/** The stories of a unit: its `routes.db.test.ts`, or all its database tests where it has none. */
function storiesOf(root: string, name: string): string[] {
  const stories = globSync(`server/${name}/**/routes.db.test.ts`, { cwd: root });
  return stories.length > 0 ? stories : globSync(`server/${name}/**/*.db.test.ts`, { cwd: root });
}
