export type EmbedProvider = "youtube" | "vimeo";

/** What stands behind the words of a hero, over its still picture. */
export type HeroMedia =
  | { kind: "image" }
  | {
      kind: "film";
      src: string /** The same film in fewer bytes, for browsers that play it. */;
      lightSrc?: string;
      label: string;
    }
  | { kind: "embed"; provider: EmbedProvider; videoId: string; label: string };

/** The frame address of an embedded film: no cookies before consent, no chrome, ready to hear messages. */
export function embedAddress(
  { provider, videoId }: Extract<HeroMedia, { kind: "embed" }>,
  look: "background" | "player",
): string {
  const id = encodeURIComponent(videoId);
  const isBackground = look === "background";
  if (provider === "vimeo") {
    const query = isBackground ? "background=1&dnt=1" : "autoplay=1&dnt=1";
    return `https://player.vimeo.com/video/${id}?${query}`;
  }
  const background = `&mute=1&controls=0&loop=1&playlist=${id}`;
  return `https://www.youtube-nocookie.com/embed/${id}?enablejsapi=1&playsinline=1&autoplay=1${isBackground ? background : ""}`;
}

/** The message that makes an embedded player play or pause (spec §4), as each provider wants it. */
export function embedMessage(provider: EmbedProvider, command: "play" | "pause"): string {
  if (provider === "vimeo") return JSON.stringify({ method: command });
  return JSON.stringify({ event: "command", func: `${command}Video`, args: [] });
}

/** The origin a provider's frame lives at: messages go to it and to no one else. */
export function embedOrigin(provider: EmbedProvider): string {
  return provider === "vimeo" ? "https://player.vimeo.com" : "https://www.youtube-nocookie.com";
}
