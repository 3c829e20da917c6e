import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { probeFolder } from "./probe-folder.ts";

test("a folder that takes what is written is well, and nothing is left in it", async () => {
  const folder = temporaryFolder("probe");
  expect(await probeFolder(folder)).toBe("ok");
  expect(readdirSync(folder)).toEqual([]);
});

test("where nothing is kept, nothing is wrong", async () => {
  expect(await probeFolder(join(temporaryFolder("probe"), "absent"))).toBe("ok");
});

test("a folder that is none says so", async () => {
  const file = join(temporaryFolder("probe"), "file");
  writeFileSync(file, "");
  expect(await probeFolder(file)).toBe("not writable (ENOTDIR)");
});

test.skipIf(process.getuid?.() === 0)("a folder that may not be written says so", async () => {
  const folder = temporaryFolder("probe");
  chmodSync(folder, 0o500);
  expect(await probeFolder(folder)).toBe("not writable (EACCES)");
});

const SMALL = ["-t", "tmpfs", "-o", "size=128k", "tmpfs"];
const canMount = spawnSync("unshare", ["--mount", "mount", ...SMALL, "/mnt"]).status === 0;

test.runIf(canMount)("a full disk is known by writing to it, and well again once there is room", async () => {
  const folder = temporaryFolder("probe");
  execFileSync("mount", [...SMALL, folder]);
  onTestFinished(() => void execFileSync("umount", [folder]));
  expect(await probeFolder(folder)).toBe("ok");
  const filler = join(folder, "filler");
  writeFileSync(filler, Buffer.alloc(100_000));
  expect(await probeFolder(folder)).toBe("full");
  expect(readdirSync(folder)).toEqual(["filler"]);
  writeFileSync(filler, "");
  expect(await probeFolder(folder)).toBe("ok");
});
