import { join } from "node:path";
import { MAX_UPLOAD_BYTES } from "#domain/materials/kits.ts";
import { createResumable, type Resumable } from "#platform/files/resumable.ts";
import type { Deps } from "../../deps.ts";
import { receiveMaterial } from "./receive-material.ts";

const opened = new WeakMap<object, Resumable>();

/** The uploads on their way to this process; one for its routes and its sweep. */
export function uploadsOf(deps: Pick<Deps, "db" | "files" | "clock" | "config">): Resumable {
  const known = opened.get(deps.config);
  if (known) return known;
  const uploads = createResumable({
    path: "/files/uploads",
    folder: join(deps.config.dataDir, "uploads"),
    maxBytes: MAX_UPLOAD_BYTES,
    receive: (arrived) => receiveMaterial(deps, arrived),
  });
  opened.set(deps.config, uploads);
  return uploads;
}
