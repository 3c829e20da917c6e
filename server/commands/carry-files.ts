import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#platform/database/database.ts";
import { openDisk } from "#platform/files/disk.ts";
import { CommandError } from "./run-command.ts";

/** What lies beside the embedded database and belongs to the house. */
const BELONGINGS = ["files", "service.key", "auth-keys.json"];

/** How many files the rows name, each found where it should be with the content it had when it came. */
export async function countSoundFiles({ execute }: Database, filesUrl: string): Promise<number> {
  const disk = await openDisk(filesUrl);
  const { rows } = await execute("select storage_key, sha256 from files order by storage_key");
  for (const { storage_key, sha256 } of rows as { storage_key: string; sha256: string }[]) {
    const bytes = await disk.getBytes(storage_key).catch(() => {
      throw new CommandError(`the file ${storage_key} is missing`);
    });
    if (hash(bytes) !== sha256) throw new CommandError(`the file ${storage_key} is damaged`);
  }
  return rows.length;
}

/** Copies files and keys into an empty folder, readable by its owner alone, and compares every byte's sum. */
export async function carryFolder(dataDir: string, folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CommandError(`${folder} is not empty`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of BELONGINGS.filter((belonging) => existsSync(join(dataDir, belonging)))) {
    await cp(join(dataDir, name), join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const [there, here] = await Promise.all([readFile(path), readFile(path.replace(folder, dataDir))]);
    if (hash(there) !== hash(here)) throw new CommandError(`${path} did not arrive as it was`);
  }
}

function hash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
