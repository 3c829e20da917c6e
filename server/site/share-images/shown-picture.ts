import type { Cover } from "#domain/posts/posts.ts";
import type { Picture } from "#domain/site/pictures.ts";
import type { Deps } from "../../deps.ts";
import { pictureFileOf } from "../pictures/picture-file.ts";
import type { ShareImage } from "./draw-share-image.ts";
import { findSentPicture } from "./sent-picture.ts";

const FALLBACK = "hero-home";
type Shown = ShareImage["picture"];

/** A post's cover, which is art or a file. */
export async function coverOf(deps: Pick<Deps, "db" | "files">, cover: Cover): Promise<Shown> {
  if (cover.kind === "art") return cover.name;
  return (await findSentPicture(deps, { id: cover.id, focalPoint: cover.focus })) ?? FALLBACK;
}

/** A picture of a page; the home page's art where there is none, or its file is gone. */
export async function pictureOf(
  deps: Pick<Deps, "db" | "files">,
  picture: Picture | undefined,
): Promise<Shown> {
  if (picture?.kind === "art") return picture.name;
  const kinds = ["hotel", "product", "hero"] as const;
  const id = picture ? await pictureFileOf(deps.db, { src: picture.src, kinds }) : null;
  const sent = id ? await findSentPicture(deps, { id, focalPoint: picture?.focus }) : null;
  return sent ?? FALLBACK;
}
