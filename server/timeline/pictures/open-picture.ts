import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { servePicture } from "../../http/serve-picture.ts";
import { isSigned } from "../../http/signed-addresses.ts";
import { isShown } from "./queries.ts";

type Wanted = { id: string; expires: string; signature: string; width: number; accepts: string };

/** A picture by an address that one of its readers was given, until that ends or its post no longer stands. */
export async function openPicture(
  deps: Pick<Deps, "db" | "files" | "clock" | "config">,
  { id, expires, signature, ...wanted }: Wanted,
): Promise<Response> {
  const place = { place: "timeline-pictures", now: deps.clock.now() } as const;
  if (!isSigned(deps.config, { id, expires, signature }, place)) throw refuse("not_found");
  if (!(await isShown(deps.db, id))) throw refuse("not_found");
  return servePicture(deps, { fileId: id, ...wanted });
}
