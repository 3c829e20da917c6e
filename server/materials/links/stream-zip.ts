import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { m } from "#messages/messages.js";
import { toWebStream } from "#platform/files/web-stream.ts";
import type { Deps } from "../../deps.ts";
import type { KitRow } from "../kit/queries.ts";
import { savedName } from "./saved-name.ts";

/** What is said of a zip before it is sent. */
export const zipHeaders = {
  "content-type": "application/zip",
  "content-disposition": 'attachment; filename="lilamonde.zip"',
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
};

type Contents = { open: KitRow[]; leftOut: KitRow[] };

/** A zip that is made while it is sent, one file at a time, with a note about what had to stay behind. */
export function streamZip(
  { files, log }: Pick<Deps, "files" | "log">,
  { open, leftOut }: Contents,
): Response {
  const zip = new ZipFile();
  const sent = zip.outputStream as Readable;
  const names = new Set<string>();
  for (const row of open) {
    // Photographs and films are compressed already.
    const options = { compress: false, mtime: row.publishedAt ?? row.createdAt };
    zip.addReadStreamLazy(distinctName(names, savedName(row)), options, (give) => {
      files.read(row.storageKey, row.bytes).then(
        (stream) => {
          const file = Readable.fromWeb(stream as never);
          closeWith(sent, file);
          give(null, file);
        },
        (error: unknown) => give(error as Error, undefined as never),
      );
    });
  }
  if (leftOut.length > 0)
    zip.addBuffer(Buffer.from(noteOf(leftOut)), m.materials_zip_note_name({}, { locale: "pt" }));
  zip.end();
  (zip as unknown as NodeJS.EventEmitter).on("error", (error) => {
    log.error({ err: error }, "a zip of materials could not be finished");
    sent.destroy(error as Error);
  });
  return new Response(toWebStream(sent), { headers: zipHeaders });
}

/** Closes a file with the zip it goes into, also where whoever takes it leaves in the middle. */
function closeWith(sent: Readable, file: Readable): void {
  if (sent.destroyed) file.destroy();
  else sent.once("close", () => file.destroy());
}

function noteOf(leftOut: KitRow[]): string {
  const sentence = (locale: "pt" | "en") =>
    leftOut.map(({ title, hotelName }) =>
      m.materials_zip_left_out({ title: `${hotelName}, ${title}` }, { locale }),
    );
  return `${[...sentence("pt"), "", ...sentence("en")].join("\r\n")}\r\n`;
}

function distinctName(taken: Set<string>, wanted: string): string {
  let name = wanted;
  for (let again = 2; taken.has(name.toLowerCase()); again++)
    name = wanted.replace(/(\.\w+)$/, ` (${again})$1`);
  taken.add(name.toLowerCase());
  return name;
}
