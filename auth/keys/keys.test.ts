import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { generateKey, importKeys, rotateKeys } from "./key-ring.ts";
import { openKeys } from "./open-keys.ts";

const now = new Date("2026-03-01T12:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const rotation = { rotationDays: 90, accessTokenSeconds: 3_600 };
const newFolder = () => temporaryFolder("auth-keys");
const secret = Buffer.alloc(32, 7).toString("base64url");

test("keys are made on the first start, private to the process, and the same on the next", async () => {
  const dataDir = newFolder();
  const first = await openKeys({ dataDir, now, ...rotation });
  const second = await openKeys({ dataDir, now: later(60), ...rotation });
  expect(second.publicJwks()).toEqual(first.publicJwks());
  expect(second.secret("refresh-token")).toEqual(first.secret("refresh-token"));
  expect(statSync(join(dataDir, "auth-keys.json")).mode & 0o777).toBe(0o600);
});

test("a process that runs on rotates its keys without a restart: old tokens hold, and so does the file", async () => {
  const dataDir = newFolder();
  const ring = await openKeys({ dataDir, now, ...rotation });
  const first = ring.signer(now).kid;
  await ring.rotate(later(60));
  expect(ring.publicJwks().keys).toHaveLength(1);
  const due = 90 * 24 * 60;
  await ring.rotate(later(due));
  expect(ring.signer(later(due)).kid).toBe(first);
  const second = ring.signer(later(due + 21)).kid;
  expect(second).not.toBe(first);
  expect(ring.verifier(first)).toBeDefined();
  await ring.rotate(later(due + 81));
  expect(ring.verifier(first)).toBeUndefined();
  const restarted = await openKeys({ dataDir, now: later(due + 82), ...rotation });
  expect(restarted.signer(later(due + 82)).kid).toBe(second);
  expect(restarted.secret("refresh-token")).toEqual(ring.secret("refresh-token"));
});

test("given keys are used as they are, so that nodes can share them", async () => {
  const dataDir = newFolder();
  await openKeys({ dataDir, now, ...rotation });
  const given = readFileSync(join(dataDir, "auth-keys.json"), "utf8");
  const node = await openKeys({ dataDir: newFolder(), given, now: later(1e6), ...rotation });
  expect(node.publicJwks().keys).toHaveLength(1);
});

test("a broken key file is named, never replaced", async () => {
  const dataDir = newFolder();
  writeFileSync(join(dataDir, "auth-keys.json"), "{}");
  await expect(openKeys({ dataDir, now, ...rotation })).rejects.toThrow(
    /auth-keys.json does not hold auth keys/,
  );
  await expect(openKeys({ dataDir, given: "nonsense", now, ...rotation })).rejects.toThrow(/AUTH_KEYS/);
});

test("each purpose has a secret of its own", async () => {
  const ring = await importKeys({ secret, keys: [await generateKey(now)] });
  expect(ring.secret("one-time-code")).not.toEqual(ring.secret("refresh-token"));
  await expect(importKeys({ secret: "short", keys: [await generateKey(now)] })).rejects.toThrow(/32 bytes/);
});

test("a new key is published twenty minutes before it signs, and the old one stays while its tokens live", async () => {
  const old = await generateKey(later(-90 * 24 * 60));
  const rotated = await rotateKeys({ stored: { secret, keys: [old] }, now, ...rotation });
  const ring = await importKeys(rotated);
  expect(rotated.keys).toHaveLength(2);
  expect(ring.publicJwks().keys).toHaveLength(2);
  expect(ring.signer(now).kid).toBe(old.kid);
  expect(ring.signer(later(21)).kid).toBe(rotated.keys[0]!.kid);
  expect(ring.verifier(old.kid)).toBeDefined();
  const next = await rotateKeys({ stored: rotated, now: later(91 * 24 * 60), ...rotation });
  expect(next.keys.map(({ kid }) => kid)).not.toContain(old.kid);
  expect(await rotateKeys({ stored: rotated, now: later(60), ...rotation })).toBe(rotated);
});
