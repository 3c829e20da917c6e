import type { Deps } from "../deps.ts";
import { refuse } from "./refuse.ts";

const LINK_MS = 60 * 60_000;

type Wanted = { fileId: string; width: number; accepts: string };

/** A stored picture to whom it was judged to be open: the narrowest rendition that is wide enough, or the original while there is none. */
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
  const { storageKey: key } = rendition ?? found.file;
  const path = files.signedPath({ key, expiresAt: new Date(clock.now().getTime() + LINK_MS) });
  const answer = await files.serve(new Request(new URL(path, config.publicUrl)));
  answer.headers.set("vary", "accept");
  if (!rendition) answer.headers.set("cache-control", "no-store");
  return answer;
}
