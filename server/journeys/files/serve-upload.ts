import type { Upload } from "#domain/journeys/files.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { servePicture } from "../../http/serve-picture.ts";

const LINK_MS = 60_000;

export type ServingDeps = Pick<Deps, "db" | "files" | "clock" | "config">;
type Wanted = { upload: Upload; width: number; accepts: string };

/** An upload for whom it was judged to be open: a picture in the width asked for, a paper to be saved under its name. */
export async function serveUpload(
  deps: ServingDeps,
  { upload: { id, name, width: own }, width, accepts }: Wanted,
): Promise<Response> {
  if (own !== null) return servePicture(deps, { fileId: id, width, accepts });
  const found = await deps.files.find(deps.db, id);
  if (!found) throw refuse("not_found");
  const expiresAt = new Date(deps.clock.now().getTime() + LINK_MS);
  const path = deps.files.signedPath({ key: found.file.storageKey, expiresAt, download: name });
  return deps.files.serve(new Request(new URL(path, deps.config.publicUrl)));
}
