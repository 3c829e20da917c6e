import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { bundle } from "./bundle.ts";

function write(root: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, ".."), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

test("a thread has a file of its own, and what fails in it names its source", async () => {
  const root = temporaryFolder("bundle");
  write(root, {
    "package.json": '{ "type": "module", "imports": { "#words/*": "./words/*" } }',
    "words/say.ts": "export const say = (word: string): string => {\n  throw new Error(word);\n};\n",
    "deep/thread.ts": 'import { say } from "#words/say.ts";\n\nsay("olá");\n',
    "deep/start.ts":
      'import { Worker } from "node:worker_threads";\nexport const start = () => new Worker(new URL("./thread.ts", import.meta.url));\n',
    "main.ts":
      'import { start } from "./deep/start.ts";\nstart().on("error", ({ stack }) => console.log(stack));\n',
  });
  await bundle({ root, entries: { main: "main.ts" }, folder: join(root, "made") });
  const said = execFileSync(process.execPath, ["--enable-source-maps", join(root, "made/main.js")], {
    encoding: "utf8",
  });
  expect(said).toContain("Error: olá");
  expect(said).toContain(`${join(root, "words/say.ts")}:2:`);
});

test("a module that names another which is not there is not built", async () => {
  const root = temporaryFolder("bundle");
  write(root, {
    "package.json": '{ "type": "module" }',
    "main.ts": 'console.log(new URL("./gone.ts", import.meta.url));\n',
  });
  const made = bundle({ root, entries: { main: "main.ts" }, folder: join(root, "made") });
  await expect(made).rejects.toThrow("names ./gone.ts, which is not there");
});
