import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Contender, startOther } from "../contenders.ts";

const FOLDER = join(import.meta.dirname, "../tools/next");
const NEXT = join(import.meta.dirname, "../tools/node_modules/next/dist/bin/next");

/** Next.js with the words of a page, built anew: once as a page made before, once as one made for each request. */
export async function startNext(html: string): Promise<{ fixed: Contender; made: Contender }> {
  rmSync(join(FOLDER, ".next"), { recursive: true, force: true });
  writeFileSync(join(FOLDER, "words.json"), JSON.stringify(wordsOf(html)));
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
  execFileSync(process.execPath, [NEXT, "build"], { cwd: FOLDER, env, stdio: "ignore" });
  const server = await startOther({ cwd: FOLDER, args: (port) => [NEXT, "start", "-p", String(port)] });
  return { fixed: server, made: { ...server, url: `${server.url}dynamic` } };
}

function wordsOf(html: string): string[] {
  const body = html.replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, "").replace(/^[\s\S]*<body[^>]*>/, "");
  const texts = body.split(/<[^>]+>/).map((text) => text.trim());
  return [...new Set(texts)].filter((text) => text !== "");
}
