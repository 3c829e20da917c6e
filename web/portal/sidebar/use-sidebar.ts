import { useCallback, useState } from "react";
import { useWindowKeys } from "#web/ui/use-window-keys.ts";
import { readSidebarCookie, sidebarCookie } from "./sidebar-cookie.ts";

/** Under this width the side bar is a sheet (spec §9: 768 px). */
const PHONE = "(max-width: 767px)";
/** Where nobody has chosen, a tablet begins with icons (design §8). */
const TABLET = "(min-width: 768px) and (max-width: 1023px)";

export type Sidebar = {
  isCollapsed: boolean;
  isSheetOpen: boolean;
  setIsSheetOpen: (isOpen: boolean) => void;
  toggle: () => void;
};

/** The side bar's state: restored from its cookie, toggled by its button and by Ctrl or Meta with B (spec §2). */
export function useSidebar(): Sidebar {
  // Portals are drawn in the browser alone, so the first drawing already knows the cookie.
  const [isCollapsed, setIsCollapsed] = useState(
    () => readSidebarCookie(document.cookie) ?? window.matchMedia(TABLET).matches,
  );
  const [isSheetOpen, setIsSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (window.matchMedia(PHONE).matches) return setIsSheetOpen((isOpen) => !isOpen);
    setIsCollapsed((before) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
      document.cookie = sidebarCookie(!before);
      return !before;
    });
  }, []);

  useWindowKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "b") return;
    event.preventDefault();
    toggle();
  });

  return { isCollapsed, isSheetOpen, setIsSheetOpen, toggle };
}
