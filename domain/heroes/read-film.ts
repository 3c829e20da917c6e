import { ArtRef, FilePath } from "../site/pictures.ts";
import type { HeroFilm, HeroKind } from "./heroes.ts";

const YOUTUBE_HOSTS = ["youtube.com", "m.youtube.com", "youtube-nocookie.com"];
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{6,12}$/;

/** The film behind what an administrator wrote: a name of our art, a file's path, or an address copied from a player. */
export function readFilm(kind: HeroKind, written: string | null): HeroFilm | null {
  if (kind === "image" || written === null) return null;
  if (kind === "video_embed") return readEmbed(written);
  if (ArtRef.safeParse(written).success) return { kind: "art", name: written };
  return FilePath.safeParse(written).success ? { kind: "file", src: written } : null;
}

function readEmbed(written: string): HeroFilm | null {
  if (!URL.canParse(written)) return null;
  const { hostname, pathname, searchParams } = new URL(written);
  const host = hostname.replace(/^www\./, "");
  const last = pathname.split("/").filter(Boolean).at(-1) ?? "";
  if (host === "youtu.be") return youtube(last);
  if (YOUTUBE_HOSTS.includes(host)) return youtube(searchParams.get("v") ?? last);
  if (host === "vimeo.com" || host === "player.vimeo.com") {
    return VIMEO_ID.test(last) ? { kind: "embed", provider: "vimeo", videoId: last } : null;
  }
  return null;
}

function youtube(videoId: string): HeroFilm | null {
  return YOUTUBE_ID.test(videoId) ? { kind: "embed", provider: "youtube", videoId } : null;
}
