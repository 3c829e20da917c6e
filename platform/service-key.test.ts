import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { deriveSecret, loadServiceKey } from "./service-key.ts";

test("the service key is made once and private, or given", () => {
  const dataDir = temporaryFolder("service-key");
  const key = loadServiceKey({ dataDir, serviceKey: undefined });
  expect(key.length).toBeGreaterThan(40);
  expect(loadServiceKey({ dataDir, serviceKey: undefined })).toBe(key);
  expect(statSync(join(dataDir, "service.key")).mode & 0o777).toBe(0o600);
  expect(loadServiceKey({ dataDir, serviceKey: "given" })).toBe("given");
});

test("each purpose has a secret of its own, the same for the same key", () => {
  expect(deriveSecret("key", "files")).toBe(deriveSecret("key", "files"));
  expect(deriveSecret("key", "files")).not.toBe(deriveSecret("key", "other"));
});
