import { useEffect } from "react";
import { useLocation } from "react-router";
import { getLocale } from "#messages/runtime.js";
import type { ViewsApi } from "#server/views/contract.ts";
import { browserApi } from "#web/api.ts";

/** Tells the house that a page was read: the page and its language, nothing about the reader. */
export function CountViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (navigator.doNotTrack === "1") return;
    // A count that is lost is lost; the reader is not told.
    browserApi<ViewsApi>()
      .views.$post({ json: { path: pathname, language: getLocale() } })
      .catch(() => undefined);
  }, [pathname]);
  return null;
}
