import { Upload } from "#domain/journeys/files.ts";
import { refuse } from "../../http/refuse.ts";
import { isSigned } from "../../http/signed-addresses.ts";
import { findUpload } from "./queries.ts";
import { type ServingDeps, serveUpload } from "./serve-upload.ts";

type Wanted = { id: string; expires: string; signature: string; width: number; accepts: string };

/** An upload by an address that the owner of its journey was given, until that ends. */
export async function openUpload(deps: ServingDeps, { id, ...wanted }: Wanted): Promise<Response> {
  const now = deps.clock.now();
  if (!isSigned(deps.config, { id, ...wanted }, { place: "journey-files", now })) throw refuse("not_found");
  const found = await findUpload(deps.db, id);
  if (!found) throw refuse("not_found");
  return serveUpload(deps, { upload: Upload.parse(found.content), ...wanted });
}
