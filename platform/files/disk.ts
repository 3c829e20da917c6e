import { createReadStream } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { Disk as Flydrive } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { ByteRange } from "#platform/http/range.ts";
import { toWebStream } from "./web-stream.ts";

/** The files cannot be kept where FILES_URL says; the message is the one line to print. */
export class FilesError extends Error {}

export type Disk = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  putFile: (key: string, path: string, contentType: string) => Promise<void>;
  getBytes: (key: string) => Promise<Uint8Array>;
  read: (key: string, range: ByteRange) => Promise<ReadableStream<Uint8Array>>;
  delete: (key: string) => Promise<void>;
};

type Reading = (key: string, range: ByteRange) => Promise<Readable>;

/** Opens the store of files: a folder (`file:`) or a bucket (`s3://[id:secret@]bucket?region=…&endpoint=…`). */
export async function openDisk(filesUrl: string): Promise<Disk> {
  const url = new URL(filesUrl);
  return url.protocol === "s3:" ? openBucket(url) : openFolder(url);
}

async function openFolder(url: URL): Promise<Disk> {
  const folder = fileURLToPath(url);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new FilesError(`FILES_URL ${folder} cannot be written (${error.code ?? "unknown error"})`);
  });
  const drive = new Flydrive(new FSDriver({ location: folder, visibility: "private" }));
  return wrapDrive(drive, async (key, range) => {
    // Opened before the answer begins, so that a missing file can still become a 404.
    const stream = createReadStream(join(folder, key), range);
    await new Promise<void>((resolve, reject) => stream.once("open", () => resolve()).once("error", reject));
    return stream;
  });
}

async function openBucket(url: URL): Promise<Disk> {
  const { S3Driver } = await import("flydrive/drivers/s3").catch((error: unknown) => {
    const need = "npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner";
    throw new FilesError(`FILES_URL names a bucket, which needs: ${need}`, { cause: error });
  });
  const endpoint = url.searchParams.get("endpoint");
  const driver = new S3Driver({
    bucket: url.hostname,
    visibility: "private",
    supportsACL: false,
    region: url.searchParams.get("region") ?? "us-east-1",
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(url.username
      ? {
          credentials: {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
        }
      : {}),
  });
  const drive = new Flydrive(driver);
  const disk = wrapDrive(drive, async (key, range) =>
    Readable.from(cutRange(await drive.getStream(key), range), { objectMode: false }),
  );
  // A bucket wants the length beforehand, which a stream does not tell.
  return {
    ...disk,
    putFile: async (key, path, contentType) => disk.put(key, await readFile(path), contentType),
  };
}

function wrapDrive(drive: Flydrive, read: Reading): Disk {
  return {
    put: (key, bytes, contentType) => drive.put(key, bytes, { contentType }),
    putFile: (key, path, contentType) => drive.copyFromFs(path, key, { contentType }),
    getBytes: (key) => drive.getBytes(key),
    read: async (key, range) => toWebStream(await read(key, range)),
    delete: (key) => drive.delete(key),
  };
}

/** The drive offers whole objects only; a part is cut from the stream, which then ends early. */
async function* cutRange(source: Readable, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of source as AsyncIterable<Uint8Array>) {
    const from = Math.max(start - at, 0);
    const to = Math.min(end + 1 - at, chunk.length);
    if (from < to) yield chunk.subarray(from, to);
    at += chunk.length;
    if (at > end) return;
  }
}
