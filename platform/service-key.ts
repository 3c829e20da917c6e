import { createHmac, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";

/** The key of service calls: from SERVICE_KEY, else made once into DATA_DIR/service.key, readable by its owner alone. */
export function loadServiceKey({ serviceKey, dataDir }: Pick<Config, "serviceKey" | "dataDir">): string {
  if (serviceKey) return serviceKey;
  const file = join(dataDir, "service.key");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${randomBytes(32).toString("base64url")}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/** A secret for one purpose, the same on every node that has the same service key. */
export function deriveSecret(serviceKey: string, purpose: string): string {
  return createHmac("sha256", serviceKey).update(purpose).digest("base64url");
}
