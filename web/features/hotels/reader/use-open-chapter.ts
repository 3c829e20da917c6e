import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useIsLive } from "#web/ui/use-is-live.ts";
import type { ChapterView } from "../reading/hotel-view.ts";

type Names = readonly Pick<ChapterView, "anchor" | "kind">[];

/** The anchor of the chapter that the address names, and a way to open another, with or without a step in the history. */
export function useOpenChapter(chapters: Names) {
  const { hash } = useLocation();
  const isLive = useIsLive();
  const navigate = useNavigate();
  const [last, setLast] = useState(chapters[0]?.anchor);
  // The server does not know the hash, so the page that becomes live must not know it either.
  const named = isLive ? hash.slice(1) : "";
  const open = named === "" ? chapters[0]?.anchor : (anchorNamed(chapters, named) ?? last);
  // An anchor that is no chapter's, as that of the skip link, leaves the open one open.
  if (open !== last) setLast(open);
  const openChapter = (anchor: string, { isStep }: { isStep: boolean }) =>
    void navigate({ hash: `#${anchor}` }, { preventScrollReset: true, replace: !isStep });
  return { open, openChapter, isLive };
}

/** A chapter answers to its anchor and to its English name. */
function anchorNamed(chapters: Names, name: string): string | undefined {
  return chapters.find(({ anchor, kind }) => anchor === name || kind === name)?.anchor;
}
