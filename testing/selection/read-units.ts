import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A unit of change: a folder of `server/`, or a floor of its own, with the code that is not for tests. */
export type Unit = { name: string; folder: string; server: string; domain: string };

const FLOORS = ["auth", "platform"];

/** Every unit of the house, read from its folders. */
export function readUnits(root: string): Unit[] {
  const folders = readdirSync(join(root, "server"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return [
    ...folders.map(({ name }) => ({
      name,
      folder: `server/${name}`,
      server: readCode(root, `server/${name}`),
      // The list of all facts is nobody's hearing of them.
      domain: name === "facts" ? "" : readCode(root, `domain/${name}`),
    })),
    ...FLOORS.map((name) => ({ name, folder: name, server: readCode(root, name), domain: "" })),
  ];
}

/** What `server/capabilities.ts` lists, by its own name and by that of its folder; the value is the folder in `server/`. */
export function readCapabilities(root: string): Map<string, string> {
  const list = readFileSync(join(root, "server/capabilities.ts"), "utf8");
  const declared = list.matchAll(/import \{ (\w+) \} from "\.\/([\w-]+)\/(?:([\w-]+)\/)?capability\.ts"/g);
  const names = new Map<string, string>();
  for (const [, variable = "", folder = "", below = folder] of declared) {
    for (const name of [variable, below, folder]) names.set(name, folder);
  }
  return names;
}

/** The names of all tables, from the migrations. */
export function readTables(root: string): Set<string> {
  const sql = globSync("database/migrations/*.sql", { cwd: root }).map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  const made = sql.join("\n").matchAll(/create table (?:if not exists )?([\w.]+)/g);
  return new Set([...made].map(([, table = ""]) => table));
}

/** The kinds of facts, from their closed list. */
export function readFactKinds(root: string): string[] {
  const list = readFileSync(join(root, "domain/facts/facts.ts"), "utf8");
  const shapes = list.slice(list.indexOf("factShapes = {"));
  return [...shapes.matchAll(/^ {2}(\w+): /gm)].map(([, kind = ""]) => kind);
}

function readCode(root: string, folder: string): string {
  const files = globSync(`${folder}/**/*.ts`, { cwd: root });
  const code = files.filter((file) => !/\.test\.ts$|\/testing\//.test(file)).sort();
  return code.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
}
