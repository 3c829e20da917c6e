import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { DataDirError, lockDataDir } from "./data-lock.ts";

const LOCK = new URL("./data-lock.ts", import.meta.url).href;
const HOLD = `const { lockDataDir } = await import(${JSON.stringify(LOCK)});
try { lockDataDir(process.argv[1]); console.log("held"); } catch (error) { console.log(error.message); process.exit(); }
setInterval(() => undefined, 60_000);`;
const BUSY = "DATA_DIR is in use by another process; stop it or choose another folder";

const ARGUMENTS = (folder: string) => ["--input-type=module", "--eval", HOLD, folder];
const UNSHARE = ["--user", "--map-root-user", "--pid", "--fork", "--mount-proc", "--kill-child"];
const canUnshare = spawnSync("unshare", [...UNSHARE, "true"]).status === 0;

/** A process that holds the folder, by itself or as the first of its own process numbers, as in a container. */
async function hold(folder: string, isContained = false) {
  const child = isContained
    ? spawn("unshare", [...UNSHARE, process.execPath, ...ARGUMENTS(folder)])
    : spawn(process.execPath, ARGUMENTS(folder));
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  const [said] = await once(child.stdout, "data");
  return { said: String(said).trim(), child, ended };
}

test("a folder held by another process is refused, and free once that process was killed", async () => {
  const folder = temporaryFolder("lock");
  const { said, child, ended } = await hold(folder);
  expect(said).toBe("held");
  expect(() => lockDataDir(folder)).toThrow(new DataDirError(BUSY, { mayPass: true }));
  child.kill("SIGKILL");
  await ended;
  lockDataDir(folder)();
});

test("a folder held by this process is refused to it and to others until it is freed", async () => {
  const folder = temporaryFolder("lock");
  const free = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(BUSY);
  const { stdout } = await promisify(execFile)(process.execPath, ARGUMENTS(folder));
  expect(stdout.trim()).toBe(BUSY);
  free();
  expect((await hold(folder)).said).toBe("held");
});

// Two containers on one volume: each is process 1, or a number that means another process to the other.
test.runIf(canUnshare)("process numbers of different namespaces do not hide a holder", async () => {
  const folder = temporaryFolder("lock");
  const first = await hold(folder, true);
  expect(first.said).toBe("held");
  expect((await hold(folder, true)).said).toBe(BUSY);
  expect(() => lockDataDir(folder)).toThrow(BUSY);
  first.child.kill("SIGKILL");
  await first.ended;
  await expect.poll(() => tryToLock(folder)).toBe("held");
});

/** The killed helper is gone before the process it had contained; a moment may lie between. */
function tryToLock(folder: string): string {
  try {
    lockDataDir(folder)();
    return "held";
  } catch (error) {
    return (error as Error).message;
  }
}
