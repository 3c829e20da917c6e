import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createKeyRing, generateKey, type KeyRing, rotateKeys, StoredKeys } from "./key-ring.ts";

type Rotation = { rotationDays: number; accessTokenSeconds: number };

/**
 * The keys given as JSON (AUTH_KEYS: how several nodes share them), or else those in the data folder, made on
 * the first start and rotated on later ones.
 */
export async function openKeys({
  dataDir,
  given,
  now,
  rotationDays,
  accessTokenSeconds,
}: {
  dataDir: string;
  given?: string | undefined;
  now: Date;
} & Rotation): Promise<KeyRing> {
  if (given) return createKeyRing(parseKeys(given, "AUTH_KEYS"));
  const file = join(dataDir, "auth-keys.json");
  const stored = existsSync(file)
    ? parseKeys(readFileSync(file, "utf8"), file)
    : { secret: randomBytes(32).toString("base64url"), keys: [] };
  const current = await rotateKeys({ stored, now, rotationDays, accessTokenSeconds });
  if (current !== stored) writePrivately(file, JSON.stringify(current, null, 2));
  return createKeyRing(current);
}

/** Keys for one process that keeps nothing. */
export async function createEphemeralKeys(now: Date): Promise<KeyRing> {
  return createKeyRing({ secret: randomBytes(32).toString("base64url"), keys: [await generateKey(now)] });
}

function parseKeys(text: string, source: string): StoredKeys {
  try {
    return StoredKeys.parse(JSON.parse(text));
  } catch {
    throw new Error(`${source} does not hold auth keys`);
  }
}

// Written whole under another name and then moved: a crash never leaves half a key behind.
function writePrivately(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.new`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}
