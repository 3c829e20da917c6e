import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { generateKey, importKeys, type KeyRing, type Keys, rotateKeys, StoredKeys } from "./key-ring.ts";

type Rotation = { rotationDays: number; accessTokenSeconds: number };

/**
 * The keys given as JSON (AUTH_KEYS: how several nodes share them), or else those in the data folder, made on
 * the first start and rotated when they are due.
 */
export async function openKeys({
  dataDir,
  given,
  now,
  ...rotation
}: {
  dataDir: string;
  given?: string | undefined;
  now: Date;
} & Rotation): Promise<KeyRing> {
  if (given) return fixed(parseKeys(given, "AUTH_KEYS"));
  const file = join(dataDir, "auth-keys.json");
  let stored: StoredKeys = existsSync(file)
    ? parseKeys(readFileSync(file, "utf8"), file)
    : { secret: randomBytes(32).toString("base64url"), keys: [] };
  let keys: Keys;

  async function rotate(at: Date): Promise<void> {
    const current = await rotateKeys({ stored, now: at, ...rotation });
    if (current !== stored) writePrivately(file, JSON.stringify(current, null, 2));
    keys = await importKeys(current);
    stored = current;
  }

  await rotate(now);
  return {
    signer: (at) => keys.signer(at),
    verifier: (kid) => keys.verifier(kid),
    publicJwks: () => keys.publicJwks(),
    secret: (purpose) => keys.secret(purpose),
    rotate,
  };
}

/** Keys for one process that keeps nothing. */
export async function createEphemeralKeys(now: Date): Promise<KeyRing> {
  return fixed({ secret: randomBytes(32).toString("base64url"), keys: [await generateKey(now)] });
}

async function fixed(stored: StoredKeys): Promise<KeyRing> {
  return { ...(await importKeys(stored)), rotate: async () => undefined };
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
