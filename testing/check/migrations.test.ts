import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = join(import.meta.dirname, "../../database/migrations");
const migrations = readdirSync(FOLDER)
  .sort()
  .map((name) => ({ name, sql: readFileSync(join(FOLDER, name), "utf8") }));

/** Tables whose rows are checked at the end of a transaction: their shape cannot change after their rows in one migration. */
function findLate(files: { name: string; sql: string }[]): string[] {
  const late = new Set<string>();
  return files.flatMap(({ name, sql }) => {
    const statements = sql
      .replace(/--.*$/gm, "")
      .split(";")
      .map((each) => each.trim().replace(/\s+/g, " "));
    const touched = new Set<string>();
    return statements.flatMap((statement) => {
      const written = statement.match(/^(?:update|insert into|delete from) ([\w.]+)/)?.[1];
      if (written) touched.add(written);
      const shaped = statement.match(/^(?:alter table|create (?:unique )?index .*? on) ([\w.]+)/)?.[1];
      const faults = shaped && late.has(shaped) && touched.has(shaped) ? [`${name}: ${shaped}`] : [];
      const checked = statement.match(
        /^create constraint trigger .* on ([\w.]+) deferrable initially deferred/,
      )?.[1];
      if (checked) late.add(checked);
      return faults;
    });
  });
}

test("a migration of a house with rows never shapes a table after rows of it that wait to be checked", () => {
  const check =
    "create constraint trigger t after insert or update on sums deferrable initially deferred for";
  const wrong = "update sums set a = 1;\n-- why\ncreate index sums_a on sums (a);";
  const right = "create index sums_a on sums (a);\nupdate sums set a = 1;";
  const found = findLate([check, right, wrong].map((sql, at) => ({ name: String(at), sql })));
  expect(found).toEqual(["2: sums"]);
  expect(findLate(migrations)).toEqual([]);
});
