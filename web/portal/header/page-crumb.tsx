import { useLocation } from "react-router";
import { isCurrent, type PortalMenu } from "../menu/portal-menu.ts";
import styles from "./header.module.css";

/** Which page of the menu is open, beside the portal's name; the portal's first page needs no word. */
export function PageCrumb({ menu }: { menu: PortalMenu }) {
  const { pathname } = useLocation();
  const place = { home: menu.home, pathname: pathname.replace(/(?<=.)\/+$/, "") };
  const page = menu.groups.flatMap(({ items }) => items).find((item) => isCurrent(item, place));
  return <span className={styles.portalCrumb}>{page && page.to !== menu.home && page.label()}</span>;
}
