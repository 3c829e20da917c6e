import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { servePicture } from "../../http/serve-picture.ts";
import { isPicture } from "./queries.ts";

type Wanted = { id: string; width: number; accepts: string };

/** A hotel's picture by its address, in the width that was asked for. */
export async function openPicture(
  deps: Pick<Deps, "db" | "files" | "clock" | "config">,
  { id, ...wanted }: Wanted,
): Promise<Response> {
  if (!(await isPicture(deps.db, id))) throw refuse("not_found");
  return servePicture(deps, { fileId: id, ...wanted });
}
