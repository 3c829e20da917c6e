import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { demoPeople } from "#database/seed/demo/people.ts";
import { fillDataDir, prepareTemplate } from "#testing/template.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Each of these starts whole processes, one after the other. */
const WAIT = { timeout: 600_000 };

let folder: string;
const children: ReturnType<typeof spawn>[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lilamonde start "));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>, command = ["server/start.ts"]) {
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
      PORT: "0",
      DATA_DIR: join(folder, "data"),
      DEMO: "0",
      LOG_LEVEL: "silent",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  return child;
}

const filled = mkdtempSync(join(tmpdir(), "lilamonde-filled-"));
const filling = prepareTemplate().then((template) => fillDataDir(filled, template));
afterAll(() => rmSync(filled, { recursive: true }));

/** A data folder that a house was already opened in: making a new one is what takes time. */
async function fillFolder(): Promise<void> {
  await filling;
  cpSync(filled, join(folder, "data"), { recursive: true });
}

/** How a start that cannot succeed ends: its exit code and what it says. */
async function refusal(env: Record<string, string>) {
  const child = start(env);
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, "close");
  return { code, lines: said.trim().split("\n") };
}

async function opened(env: Record<string, string> = {}) {
  const child = start(env);
  let [said, warned] = ["", ""];
  child.stderr.on("data", (chunk) => {
    warned += chunk;
  });
  for await (const chunk of child.stdout) {
    said += chunk;
    const address = said.match(/open at (\S+)/)?.[1];
    if (address) return { child, address, warned: () => warned };
  }
  throw new Error(`it did not open: ${said}`);
}

test("each bad variable is one line, all at once", async () => {
  const { code, lines } = await refusal({
    PORT: "http",
    DEMO: "maybe",
    SMTP_URL: "ftp://secret@example.com",
  });
  expect(code).toBe(78);
  expect(lines).toEqual([
    'PORT must be a whole number from 0 to 65535, not "http"',
    'DEMO must be 0 or 1, not "maybe"',
    "SMTP_URL must be an address that begins with smtp: or smtps:",
  ]);
});

test("a taken port is one line", WAIT, async () => {
  await fillFolder();
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const { code, lines } = await refusal({ PORT: String(port) });
  expect(code).toBe(75);
  expect(lines).toEqual([`port ${port} of 127.0.0.1 is taken; set PORT to another`]);
  other.close();
});

test("a data folder that cannot be written is one line", WAIT, async () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  const { code, lines } = await refusal({ DATA_DIR: join(file, "data") });
  expect(code).toBe(78);
  expect(lines).toEqual([`DATA_DIR ${join(file, "data")} cannot be written (ENOTDIR)`]);
});

test("a database that does not answer is one line, and may be tried again", WAIT, async () => {
  const { code, lines } = await refusal({ DATABASE_URL: "postgres://nobody:secret@127.0.0.1:9/none" });
  expect(code).toBe(75);
  expect(lines).toEqual(["the database of DATABASE_URL does not answer"]);
});

test("a second process on the same data folder is refused, and the first goes on", WAIT, async () => {
  await fillFolder();
  const first = await opened();
  const { code, lines } = await refusal({});
  expect(code).toBe(75);
  expect(lines).toEqual(["DATA_DIR is in use by another process; stop it or choose another folder"]);
  expect((await fetch(`${first.address}/health/ready`)).status).toBe(200);
});

test(
  "a demo where others can come by warns; its folder is no house until a command has removed its people",
  WAIT,
  async () => {
    await fillFolder();
    const demo = await opened({ DEMO: "1", TRUST_PROXY: "1" });
    demo.child.kill("SIGTERM");
    await once(demo.child, "close");
    expect(demo.warned()).toContain("DEMO=1 opens this house to whoever reaches it");
    const { code, lines } = await refusal({ NODE_ENV: "production" });
    expect(code).toBe(78);
    expect(lines).toEqual([expect.stringContaining('remove them with "npm run demo -- --remove"')]);

    const removal = start({ NODE_ENV: "production" }, ["server/start.ts", "demo", "--remove"]);
    expect(await text(removal.stdout)).toContain(`${demoPeople.length} demo people removed`);
  },
);

test("an empty service key is one line: whatever it signed could be signed by anybody", WAIT, async () => {
  await fillFolder();
  const file = join(folder, "data", "service.key");
  writeFileSync(file, "");
  const { code, lines } = await refusal({});
  expect(code).toBe(78);
  expect(lines).toEqual([`${file} is empty or cut short; restore it, or delete it to have a new key made`]);
});

test("a killed process leaves a folder that opens again; a stopped one ends with 0", WAIT, async () => {
  await fillFolder();
  const first = await opened();
  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  const second = await opened();
  expect((await fetch(`${second.address}/health/ready`)).status).toBe(200);
  second.child.kill("SIGTERM");
  const [code] = await once(second.child, "exit");
  expect(code).toBe(0);
});
