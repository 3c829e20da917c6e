import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { readDocument } from "#platform/files/read-document.ts";
import type { Deps } from "../../deps.ts";
import { findVersion, setPreview } from "../queries.ts";

type Needed = Pick<Deps, "db" | "files" | "jobs">;
const drawings = new WeakMap<object, { enqueue: (db: Db | Tx, data: { id: string }) => Promise<void> }>();

/** Draws the first page of a version that came without being looked at, as those of the demo world do. */
async function drawPreview({ db, files }: Pick<Deps, "db" | "files">, id: string): Promise<void> {
  const version = await findVersion(db, id);
  if (version?.mediaType !== "application/pdf") return;
  const folder = await mkdtemp(join(tmpdir(), "preview-"));
  try {
    const path = join(folder, "content");
    const content = await files.read(version.storageKey, version.bytes);
    await pipeline(Readable.fromWeb(content as never), createWriteStream(path));
    const picture = (await readDocument(path))?.firstPage;
    if (!picture) return;
    const received = await files.receive({
      content: picture,
      maxBytes: picture.length,
      accept: ["image/png"],
    });
    if ("refusal" in received) return;
    await transact(db, async (tx) => {
      const { id: fileId } = await files.store(tx, received.draft);
      await setPreview(tx, { id, fileId });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Has a version's first page drawn once the transaction commits, when nobody waits for it. */
export async function enqueueDrawing(tx: Tx, { jobs }: Pick<Deps, "jobs">, id: string): Promise<void> {
  await drawings.get(jobs)?.enqueue(tx, { id });
}

/** Draws them one by one. */
export function defineDrawing(deps: Needed): void {
  const drawing = deps.jobs.define({
    name: "materials.draw",
    schema: z.object({ id: z.uuid() }),
    retry: { limit: 1, delaySeconds: 60, backoff: true },
    handle: ({ id }) => drawPreview(deps, id),
  });
  drawings.set(deps.jobs, drawing);
}
