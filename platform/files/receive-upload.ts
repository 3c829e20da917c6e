import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileTypeFromFile } from "file-type";
import type { Disk } from "./disk.ts";
import { drawAnew } from "./draw-anew.ts";
import { isPicture, measureImage } from "./measure-image.ts";

export type Upload = {
  content: Uint8Array | ReadableStream<Uint8Array>;
  maxBytes: number;
  /** Media types; what a file is, its content says, never its name or what the sender calls it. */
  accept: readonly string[];
  /** Whether a picture is drawn anew before it is stored, so that nothing stays but what it shows. */
  isDrawnAnew?: boolean;
};
export type UploadRefusal = "too_large" | "empty" | "type_not_accepted" | "broken_image";

/** Content that lies in the store but belongs to nobody until it is stored in a transaction. */
export type Draft = {
  id: string;
  storageKey: string;
  sha256: string;
  mediaType: string;
  bytes: number;
  width: number | null;
  height: number | null;
};
export type Received = { draft: Draft } | { refusal: UploadRefusal };

class TooLarge extends Error {}

/** Takes in an upload: bounded, hashed, recognised by its content and, if a picture, decoded once. */
export async function receiveUpload({ disk, upload }: { disk: Disk; upload: Upload }): Promise<Received> {
  const folder = await mkdtemp(join(tmpdir(), "upload-"));
  try {
    return await examine({ disk, upload, path: join(folder, "content") });
  } catch (error) {
    if (error instanceof TooLarge) return { refusal: "too_large" };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function examine({ disk, upload, path }: { disk: Disk; upload: Upload; path: string }) {
  const { bytes, sha256 } = await spool({ upload, path });
  if (bytes === 0) return { refusal: "empty" as const };
  const type = await fileTypeFromFile(path);
  if (!type || !upload.accept.includes(type.mime)) return { refusal: "type_not_accepted" as const };
  const size = isPicture(type.mime) ? await measureImage(path, type.mime) : undefined;
  if (size === null) return { refusal: "broken_image" as const };

  if (size && upload.isDrawnAnew) return keepDrawn(disk, path);

  const id = randomUUID();
  const storageKey = storageKeyOf({ id, name: "original", extension: type.ext });
  await disk.putFile(storageKey, path, type.mime);
  const { width = null, height = null } = size ?? {};
  return { draft: { id, storageKey, sha256, mediaType: type.mime, bytes, width, height } };
}

/** A picture without anything that is said in it beside what it shows; where it was taken never reaches the store. */
async function keepDrawn(disk: Disk, path: string): Promise<Received> {
  const drawn = await drawAnew(path);
  if (!drawn) return { refusal: "broken_image" };
  const { data, mediaType, extension, width, height } = drawn;
  const id = randomUUID();
  const storageKey = storageKeyOf({ id, name: "original", extension });
  await disk.put(storageKey, data, mediaType);
  const sha256 = createHash("sha256").update(data).digest("hex");
  return { draft: { id, storageKey, sha256, mediaType, bytes: data.byteLength, width, height } };
}

async function spool({ upload, path }: { upload: Upload; path: string }) {
  const { content, maxBytes } = upload;
  const hash = createHash("sha256");
  let bytes = 0;
  const source =
    content instanceof Uint8Array ? Readable.from([content]) : Readable.fromWeb(content as never);
  async function* meter(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new TooLarge();
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(source, meter, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  return { bytes, sha256: hash.digest("hex") };
}

/** Where the parts of a file lie; made of our own words alone. */
export function storageKeyOf({ id, name, extension }: { id: string; name: string; extension: string }) {
  const safe = extension.replace(/[^a-z0-9]/g, "") || "bin";
  return `${id.slice(0, 2)}/${id}/${name}.${safe}`;
}
