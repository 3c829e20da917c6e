import { globSync, readFileSync } from "node:fs";

const CODE = ["{server,platform,auth}/**/*.ts", "database/seed/**/*.ts"];
const ROW_LOCK = /\.for(Update|NoKeyUpdate|Share|KeyShare)\(|\bfor update\b/;
const ADVISORY_LOCK = /pg_advisory_(xact_)?lock\(/;
const CONFLICT = /\.onConflict\(|\bon conflict\b/;
const BEGINS = /^(?:export )?(?:async )?(?:function\*? |const )(\w+)/;
const COMMENT = /^\s*(\/\/|\*|\/\*)/;

export type Grounds = { locks: string[]; keys: string[] };

/** Every place that takes a lock, and every place whose statement relies on a unique key, as `file#function`. */
export function findGrounds(): Grounds {
  const files = globSync(CODE).filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  const [locks, keys] = [new Set<string>(), new Set<string>()];
  for (const file of files) {
    let name = "";
    for (const line of readFileSync(file, "utf8").split("\n")) {
      name = BEGINS.exec(line)?.[1] ?? name;
      if (COMMENT.test(line)) continue;
      if (ROW_LOCK.test(line) || ADVISORY_LOCK.test(line)) locks.add(`${file}#${name}`);
      if (CONFLICT.test(line)) keys.add(`${file}#${name}`);
    }
  }
  return { locks: [...locks].sort(), keys: [...keys].sort() };
}

export type Race = { file: string; name: string; locks: string[]; keys: { site: string; key: string }[] };

const RACE = /\brace\(\s*("(?:[^"\\]|\\.)*"),\s*\{([\s\S]*?)\},\s*async\b/g;

/** Every race that the tests run, with what it stands on. */
export function findRaces(): Race[] {
  return globSync("{server,platform,auth,database}/**/*races.db.test.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(RACE)].map(([, name = '""', grounds = ""]) => {
      const keys = [...grounds.matchAll(/"([^"]+\.ts#\w+)":\s*"([^"]+)"/g)];
      const rest = grounds.replace(/"[^"]+\.ts#\w+":\s*"[^"]+"/g, "");
      return {
        ...{ file, name: JSON.parse(name) as string },
        locks: [...rest.matchAll(/"([^"]+\.ts#\w+)"/g)].map(([, site]) => site!),
        keys: keys.map(([, site, key]) => ({ site: site!, key: key! })),
      };
    }),
  );
}
