import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { lockDataDir } from "./data-lock.ts";
import { openPgliteFolder } from "./open-pglite.ts";

// What cleared away old drafts had taken the lock's file with them: a second process opened the same database.
test("a folder whose database is made by this very start is held, and only old drafts are cleared away", async () => {
  const folder = temporaryFolder("first-start");
  const draft = join(folder, "database.4711");
  mkdirSync(draft, { recursive: true });
  const database = await openPgliteFolder(folder);
  onTestFinished(() => database.close());
  expect(existsSync(draft)).toBe(false);
  expect(() => lockDataDir(folder)).toThrow("DATA_DIR is in use by another process");
});
