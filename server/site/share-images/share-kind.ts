import type { Auth } from "#auth/create-auth.ts";
import type { Language } from "#domain/text.ts";
import type { Tools } from "../../tools.ts";
import type { ShareImage } from "./draw-share-image.ts";

/** Pages of a capability whose links have pictures of their own, at /og/<language>/<kind>/<name>.png. */
export type ShareKind = {
  kind: string;
  /** What the picture of a page shows now; a page that is none is refused. */
  read: (
    deps: Pick<Tools, "db" | "clock" | "files"> & { auth: Auth },
    page: { name: string; language: Language },
  ) => Promise<ShareImage>;
};
