import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** As much as a small write of the database or an upload takes. */
const PROBE = Buffer.alloc(65_536, 1);

export type FolderState = "ok" | "full" | `not writable (${string})`;

/** Whether a folder takes what is written to it, by writing: a full disk can be read as ever. */
export async function probeFolder(folder: string): Promise<FolderState> {
  const file = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(file, PROBE, { flag: "wx", mode: 0o600 });
    return "ok";
  } catch (error) {
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    // Where nothing is kept there is no folder.
    if (code === "ENOENT") return "ok";
    return code === "ENOSPC" || code === "EDQUOT" ? "full" : `not writable (${code})`;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
