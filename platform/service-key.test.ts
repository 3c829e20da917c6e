import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { deriveSecret, loadServiceKey, ServiceKeyError } from "./service-key.ts";

test("the service key is made once and private, or given", () => {
  const dataDir = temporaryFolder("service-key");
  const key = loadServiceKey({ dataDir, serviceKey: undefined });
  expect(key.length).toBeGreaterThan(40);
  expect(loadServiceKey({ dataDir, serviceKey: undefined })).toBe(key);
  expect(statSync(join(dataDir, "service.key")).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(["service.key"]);
  const given = "given".repeat(8);
  expect(loadServiceKey({ dataDir, serviceKey: given })).toBe(given);
});

test.each(["", "\n", "abc", "x".repeat(31)])(
  "a key cut short (%j) is refused, and left as it is",
  (content) => {
    const dataDir = temporaryFolder("service-key");
    const file = join(dataDir, "service.key");
    writeFileSync(file, content);
    const load = () => loadServiceKey({ dataDir, serviceKey: undefined });
    expect(load).toThrow(ServiceKeyError);
    expect(load).toThrow(`${file} is empty or cut short`);
    expect(statSync(file).size).toBe(content.length);
  },
);

test("a short key is refused from the environment too", () => {
  expect(() => loadServiceKey({ dataDir: "/nowhere", serviceKey: "secret" })).toThrow(
    "SERVICE_KEY must have at least 32 characters",
  );
});

test("each purpose has a secret of its own, the same for the same key", () => {
  expect(deriveSecret("key", "files")).toBe(deriveSecret("key", "files"));
  expect(deriveSecret("key", "files")).not.toBe(deriveSecret("key", "other"));
});
