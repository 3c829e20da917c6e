import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { servePicture } from "../../http/serve-picture.ts";
import { isLogo } from "./queries.ts";

/** What a logo is shown in at most, twice as dense. */
const WIDTH = 480;

type Wanted = { fileId: string; accepts: string };

/** A member's logo by its address, which nobody can guess. */
export async function openLogo(
  deps: Pick<Deps, "db" | "files" | "clock" | "config">,
  wanted: Wanted,
): Promise<Response> {
  if (!(await isLogo(deps.db, wanted.fileId))) throw refuse("not_found");
  return servePicture(deps, { ...wanted, width: WIDTH });
}
