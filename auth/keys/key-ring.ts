import { hkdfSync } from "node:crypto";
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { z } from "zod";

const StoredKey = z.object({
  kid: z.string(),
  createdAt: z.iso.datetime(),
  privateJwk: z.custom<JWK>((value) => typeof value === "object" && value !== null),
});
type StoredKey = z.infer<typeof StoredKey>;

/** What is kept: one secret for everything symmetric, and the signing keys, each with the moment it was made. */
export const StoredKeys = z.object({ secret: z.string(), keys: z.array(StoredKey).min(1) });
export type StoredKeys = z.infer<typeof StoredKeys>;

/** What a secret is derived for; each purpose has a key of its own. */
export type Purpose = "refresh-token" | "one-time-code" | "factor-secret" | "provider-token";

export type KeyRing = Keys & {
  /** Makes a new key if the newest has served its time, and drops what no living token carries. */
  rotate: (now: Date) => Promise<void>;
};

export type Keys = {
  /** The key that signs at this moment. */
  signer: (now: Date) => { kid: string; key: CryptoKey };
  verifier: (kid: string) => CryptoKey | undefined;
  publicJwks: () => { keys: JWK[] };
  secret: (purpose: Purpose) => Buffer;
};

type RingKey = {
  kid: string;
  createdAt: number;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicJwk: JWK;
};

// Clients keep the key set for 10 minutes and caches on the way another 10: a key is published before it signs.
const PUBLISH_BEFORE_SIGNING_MS = 20 * 60_000;
export const ALGORITHM = "ES256";

/** A signing key made now. */
export async function generateKey(now: Date): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return {
    kid: crypto.randomUUID(),
    createdAt: now.toISOString(),
    privateJwk: await exportJWK(privateKey),
  };
}

/** Keys ready for use: all verify and are published, the newest that was published long enough signs. */
export async function importKeys(stored: StoredKeys): Promise<Keys> {
  const newestFirst = (await Promise.all(stored.keys.map(importKey))).sort(
    (a, b) => b.createdAt - a.createdAt,
  );
  if (newestFirst.length === 0) throw new Error("there is no signing key");
  const byKid = new Map(newestFirst.map((key) => [key.kid, key]));
  const secret = Buffer.from(stored.secret, "base64url");
  if (secret.length < 32) throw new Error("the secret must have at least 32 bytes");
  const derived = new Map<Purpose, Buffer>();

  return {
    signer: (now) => {
      const published = now.getTime() - PUBLISH_BEFORE_SIGNING_MS;
      const { kid, privateKey } =
        newestFirst.find(({ createdAt }) => createdAt <= published) ?? newestFirst.at(-1)!;
      return { kid, key: privateKey };
    },
    verifier: (kid) => byKid.get(kid)?.publicKey,
    publicJwks: () => ({ keys: newestFirst.map(({ publicJwk }) => publicJwk) }),
    secret: (purpose) => {
      const known = derived.get(purpose) ?? Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
      derived.set(purpose, known);
      return known;
    },
  };
}

/** Adds a new key when the newest is older than the rotation, and drops those no living token can carry. */
export async function rotateKeys({
  stored,
  now,
  rotationDays,
  accessTokenSeconds,
}: {
  stored: StoredKeys;
  now: Date;
  rotationDays: number;
  accessTokenSeconds: number;
}): Promise<StoredKeys> {
  const newestFirst = stored.keys.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const overlapMs = PUBLISH_BEFORE_SIGNING_MS + accessTokenSeconds * 1_000;
  const living = newestFirst.filter((_, index) => {
    const successor = newestFirst[index - 1];
    return !successor || now.getTime() - Date.parse(successor.createdAt) < overlapMs;
  });
  const newest = living[0];
  const isDue = !newest || now.getTime() - Date.parse(newest.createdAt) >= rotationDays * 86_400_000;
  if (!isDue && living.length === stored.keys.length) return stored;
  return { secret: stored.secret, keys: isDue ? [await generateKey(now), ...living] : living };
}

async function importKey({ kid, createdAt, privateJwk }: StoredKey): Promise<RingKey> {
  const { kty, crv, x, y } = privateJwk;
  const publicJwk: JWK = { kty, crv, x, y, kid, alg: ALGORITHM, use: "sig", key_ops: ["verify"] };
  return {
    kid,
    createdAt: Date.parse(createdAt),
    privateKey: (await importJWK(privateJwk, ALGORITHM)) as CryptoKey,
    publicKey: (await importJWK(publicJwk, ALGORITHM)) as CryptoKey,
    publicJwk,
  };
}
