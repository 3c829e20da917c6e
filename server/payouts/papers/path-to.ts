import type { Deps } from "../../deps.ts";

const LINK_MS = 10 * 60_000;

/** A link to a paper for some minutes. */
export function pathTo(
  { files, clock }: Pick<Deps, "files" | "clock">,
  key: string | null,
  download: string,
): string | null {
  if (!key) return null;
  return files.signedPath({ key, expiresAt: new Date(clock.now().getTime() + LINK_MS), download });
}
