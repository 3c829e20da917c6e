import type { Readable } from "node:stream";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { UnreadableSheet } from "./unreadable-sheet.ts";

/** How many parts a zip may have, and how many bytes all that is read of it may come to. */
export type ZipBounds = { entries: number; inflatedBytes: number };

/** The parts of a zip in memory, each read piece by piece; ends when more comes out than the bounds let. */
export async function openZip(bytes: Uint8Array, bounds: ZipBounds) {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    fromBuffer(buffer, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  if (zip.entryCount > bounds.entries) throw new UnreadableSheet("too_large");
  const entries = await entriesOf(zip);
  let left = bounds.inflatedBytes;
  return {
    async *read(name: string): AsyncGenerator<Buffer> {
      const entry = entries.get(name);
      if (!entry) return;
      // What an entry says of its size may be a lie; what comes out of it is counted too.
      if (entry.uncompressedSize > left) throw new UnreadableSheet("too_large");
      for await (const piece of await openEntry(zip, entry)) {
        left -= (piece as Buffer).length;
        if (left < 0) throw new UnreadableSheet("too_large");
        yield piece as Buffer;
      }
    },
  };
}

export type OpenZip = Awaited<ReturnType<typeof openZip>>;

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on("error", reject);
    zip.on("end", () => resolve(entries));
    zip.on("entry", (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}
