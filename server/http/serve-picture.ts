import sharp from "sharp";
import { createMadeOnce } from "#platform/made-once.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "./refuse.ts";

const LINK_MS = 60 * 60_000;
const USUAL_WIDTH = 1_600;
/** What was drawn while the renditions were on their way; they come within seconds. */
const drawn = createMadeOnce<Uint8Array>({ maxBytes: 16_000_000, bytesOf: (bytes) => bytes.byteLength });

type Wanted = { fileId: string; width: number; accepts: string };
type Found = NonNullable<Awaited<ReturnType<Deps["files"]["find"]>>>;

/**
 * A stored picture to whom it was judged to be open: the narrowest rendition that is wide enough, or one that is drawn
 * at once while there is none. Never the original: it may say where and when it was taken.
 */
export async function servePicture(
  { db, files, clock, config }: Pick<Deps, "db" | "files" | "clock" | "config">,
  { fileId, width, accepts }: Wanted,
): Promise<Response> {
  const found = await files.find(db, fileId);
  if (!found) throw refuse("not_found");
  const format = accepts.includes("image/avif") ? "avif" : "webp";
  const made = found.renditions
    .filter((rendition) => rendition.format === format)
    .sort((one, other) => one.width - other.width);
  const rendition = made.find((one) => one.width >= width) ?? made.at(-1);
  if (!rendition) return drawNow(files, found, { fileId, width });
  const expiresAt = new Date(clock.now().getTime() + LINK_MS);
  const path = files.signedPath({ key: rendition.storageKey, expiresAt });
  const answer = await files.serve(new Request(new URL(path, config.publicUrl)));
  answer.headers.set("vary", "accept");
  return answer;
}

/** The picture without anything that is said in it beside what it shows; a file that is none is not there. */
async function drawNow(
  files: Deps["files"],
  { file: { storageKey, bytes } }: Found,
  { fileId, width }: { fileId: string; width: number },
): Promise<Response> {
  const body = await drawn(`${fileId} ${width}`, async () => {
    const content = await new Response(await files.read(storageKey, bytes)).arrayBuffer();
    return sharp(content)
      .rotate()
      .resize({ width: width || USUAL_WIDTH, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  }).catch((cause: unknown) => {
    throw refuse("not_found", { cause });
  });
  return new Response(new Uint8Array(body), {
    headers: {
      "content-type": "image/webp",
      "cache-control": "no-store",
      vary: "accept",
      "x-content-type-options": "nosniff",
    },
  });
}
