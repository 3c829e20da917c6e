import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { servePicture } from "../../http/serve-picture.ts";
import { isPhoto } from "../queries.ts";

type Wanted = { fileId: string; accepts: string };

/** A photograph by its address, which nobody can guess, as small as it was made. */
export async function openPhoto(
  deps: Pick<Deps, "db" | "files" | "clock" | "config">,
  wanted: Wanted,
): Promise<Response> {
  if (!(await isPhoto(deps.db, wanted.fileId))) throw refuse("not_found");
  return servePicture(deps, { ...wanted, width: 0 });
}
