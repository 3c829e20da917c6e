import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { servePicture } from "../../http/serve-picture.ts";
import { findOpenPhotos } from "./queries.ts";

/** Wide enough for a page. */
const WIDTH = 1_600;

type Wanted = { id: string; accepts: string };

/** A photograph of the kit by its address, as long as it may be used: what is over or under embargo is not there. */
export async function openPhoto(
  deps: Pick<Deps, "db" | "files" | "clock" | "config">,
  { id, accepts }: Wanted,
): Promise<Response> {
  const [photo] = await findOpenPhotos(deps.db, { now: deps.clock.now(), ids: [id] });
  if (!photo) throw refuse("not_found");
  return servePicture(deps, { fileId: photo.fileId, width: WIDTH, accepts });
}
