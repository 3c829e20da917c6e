import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { isPhoto } from "../queries.ts";

const LINK_MS = 60 * 60_000;

type Wanted = { fileId: string; accepts: string };

/** A photograph by its address, which nobody can guess: the smallest rendition, or the original while there is none. */
export async function openPhoto(
  { db, files, clock, config }: Pick<Deps, "db" | "files" | "clock" | "config">,
  { fileId, accepts }: Wanted,
): Promise<Response> {
  const found = (await isPhoto(db, fileId)) ? await files.find(db, fileId) : undefined;
  if (!found) throw refuse("not_found");
  const format = accepts.includes("image/avif") ? "avif" : "webp";
  const rendition = found.renditions.find((made) => made.format === format);
  const { storageKey: key } = rendition ?? found.file;
  const path = files.signedPath({ key, expiresAt: new Date(clock.now().getTime() + LINK_MS) });
  const answer = await files.serve(new Request(new URL(path, config.publicUrl)));
  answer.headers.set("vary", "accept");
  if (!rendition) answer.headers.set("cache-control", "no-store");
  return answer;
}
