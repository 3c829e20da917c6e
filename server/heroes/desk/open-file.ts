import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { servePicture } from "../../http/serve-picture.ts";
import { findFiles } from "./queries.ts";

const LINK_MS = 60 * 60_000;
type Wanted = { id: string; width: number; headers: Headers };

/** A picture or film of a hero by its address, which nobody can guess; a film comes by ranges too. */
export async function openHeroFile(
  deps: Pick<Deps, "db" | "files" | "clock" | "config">,
  { id, width, headers }: Wanted,
): Promise<Response> {
  const [row] = await findFiles(deps.db, [id]);
  if (!row) throw refuse("not_found");
  if (row.kind === "picture")
    return servePicture(deps, { fileId: id, width, accepts: headers.get("accept") ?? "" });
  const found = await deps.files.find(deps.db, id);
  if (!found) throw refuse("not_found");
  const expiresAt = new Date(deps.clock.now().getTime() + LINK_MS);
  const path = deps.files.signedPath({ key: found.file.storageKey, expiresAt });
  const asked = ["range", "if-range", "if-none-match"].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return deps.files.serve(new Request(new URL(path, deps.config.publicUrl), { headers: asked }));
}
