import { createHmac, randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";

/** The service key cannot be used; the message is the one line to print. */
export class ServiceKeyError extends Error {}

/** As many characters as 24 random bytes take; those made here have 43. */
const SHORTEST = 32;

/** The key of service calls: from SERVICE_KEY, else made once into DATA_DIR/service.key, readable by its owner alone. */
export function loadServiceKey({ serviceKey, dataDir }: Pick<Config, "serviceKey" | "dataDir">): string {
  if (serviceKey !== undefined) {
    if (isUsable(serviceKey)) return serviceKey;
    throw new ServiceKeyError(`SERVICE_KEY must have at least ${SHORTEST} characters`);
  }
  const file = join(dataDir, "service.key");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (readKey(file) === undefined) makeKey(file);
  const key = readKey(file) ?? "";
  if (isUsable(key)) return key;
  throw new ServiceKeyError(`${file} is empty or cut short; restore it, or delete it to have a new key made`);
}

const isUsable = (key: string) => key.length >= SHORTEST;

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Written under another name and linked when it is safely on the disk: the file is whole or not there. */
function makeKey(file: string): void {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    const handle = openSync(draft, "wx", 0o600);
    writeSync(handle, `${randomBytes(32).toString("base64url")}\n`);
    fsyncSync(handle);
    closeSync(handle);
    linkSync(draft, file);
  } catch (error) {
    // Another process was first: its key is the key.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A secret for one purpose, the same on every node that has the same service key. */
export function deriveSecret(serviceKey: string, purpose: string): string {
  return createHmac("sha256", serviceKey).update(purpose).digest("base64url");
}
