import { useCallback, useState } from "react";
import { useIsPhone } from "#web/ui/use-media.ts";
import { useWindowKeys } from "#web/ui/use-window-keys.ts";
import { readSidebarCookie, sidebarCookie } from "./sidebar-cookie.ts";

/** Where nobody has chosen, a tablet begins with icons (design §8). */
const TABLET = "(min-width: 768px) and (max-width: 1023px)";

export type Sidebar = {
  isPhone: boolean;
  isCollapsed: boolean;
  isSheetOpen: boolean;
  setIsSheetOpen: (isOpen: boolean) => void;
  toggle: () => void;
};

/** The side bar's state: restored from its cookie, toggled by its button and by Ctrl or Meta with B (spec §2). */
export function useSidebar(): Sidebar {
  // On a phone the side bar is a sheet (spec §9: below 768 px).
  const isPhone = useIsPhone();
  // Portals are drawn in the browser alone, so the first drawing already knows the cookie.
  const [isCollapsed, setIsCollapsed] = useState(
    () => readSidebarCookie(document.cookie) ?? window.matchMedia(TABLET).matches,
  );
  const [isSheetOpen, setIsSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isPhone) return setIsSheetOpen((isOpen) => !isOpen);
    setIsCollapsed((before) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
      document.cookie = sidebarCookie(!before);
      return !before;
    });
  }, [isPhone]);

  useWindowKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "b") return;
    event.preventDefault();
    toggle();
  });

  return { isPhone, isCollapsed, isSheetOpen, setIsSheetOpen, toggle };
}
