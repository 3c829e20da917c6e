import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Disk } from "#platform/files/disk.ts";
import { sendAsset, typeOf } from "#platform/http/static-files.ts";
import type { Log } from "#platform/log.ts";

/** Pages of this many versions can be open at once; what only older ones ask for goes. */
const VERSIONS = 5;
const AT_ONCE = 8;
const LIST = "web/versions.json";
const NAME = /^\/assets\/([^/]{1,250})$/;

type Version = { id: string; files: string[] };
type Input = { disk: Disk; folder: string; headers: Record<string, string>; log: Log };

/**
 * The scripts and styles of every version whose pages may still be open, kept with the files, where all nodes find
 * them: a page of one version asks whichever node the proxy chooses.
 */
export function createSharedAssets({ disk, folder, headers, log }: Input) {
  async function readVersions(): Promise<Version[]> {
    const bytes = await disk.getBytes(LIST).catch(() => undefined);
    if (!bytes) return [];
    return JSON.parse(Buffer.from(bytes).toString()) as Version[];
  }

  /** Lays this version's files beside those of the others; what no version of the last few asks for goes. */
  async function share(): Promise<void> {
    const files = readdirSync(folder).sort();
    const id = createHash("sha256").update(files.join()).digest("hex").slice(0, 16);
    const versions = await readVersions();
    if (versions.at(-1)?.id === id) return;
    const there = new Set(versions.flatMap((version) => version.files));
    await eachOf(
      files.filter((file) => !there.has(file)),
      (file) => disk.putFile(keyOf(file), join(folder, file), typeOf(file)),
    );
    const all = [...versions.filter((version) => version.id !== id), { id, files }];
    const kept = all.slice(-VERSIONS);
    const wanted = new Set(kept.flatMap((version) => version.files));
    await disk.put(LIST, Buffer.from(JSON.stringify(kept)), "application/json");
    await eachOf(
      [...there].filter((file) => !wanted.has(file)),
      (file) => disk.delete(keyOf(file)),
    );
  }

  return {
    share,
    /** Answers for a file of another version, or says in few bytes that there is none. */
    send: async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const file = path.match(NAME)?.[1];
      const bytes = file && (await disk.getBytes(keyOf(file)).catch(() => undefined));
      if (!bytes) log.debug({ path }, "no version has this file");
      await sendAsset({ file: path, bytes: bytes || undefined, headers, request, response });
    },
  };
}

/** By their names, which hold signs that a store of files does not take. */
function keyOf(file: string): string {
  return `web/assets/${createHash("sha256").update(file).digest("hex").slice(0, 32)}`;
}

async function eachOf(files: string[], work: (file: string) => Promise<unknown>): Promise<void> {
  const rest = [...files];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let file = rest.shift(); file !== undefined; file = rest.shift()) await work(file);
  });
  await Promise.all(workers);
}
