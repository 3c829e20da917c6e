import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { servePicture } from "../../http/serve-picture.ts";
import { isShown } from "./queries.ts";

type Wanted = { id: string; width: number; accepts: string };

/** A picture by its address, which nobody can guess, as long as its post stands. */
export async function openPicture(
  deps: Pick<Deps, "db" | "files" | "clock" | "config">,
  { id, ...wanted }: Wanted,
): Promise<Response> {
  if (!(await isShown(deps.db, id))) throw refuse("not_found");
  return servePicture(deps, { fileId: id, ...wanted });
}
