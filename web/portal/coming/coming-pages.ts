import { portalFeatures } from "../features.ts";

/** The pages of the spec whose capability is still to come, each with what it will be for. */
export const comingPages = portalFeatures.flatMap(({ menu = [] }) =>
  menu.flatMap(({ path, label, coming }) => (coming ? [{ path, title: label, text: coming }] : [])),
);

/** The page that an address belongs to, if it is still to come. */
export function comingPageOf(pathname: string) {
  const name = pathname.replace(/\/+$/, "").split("/").at(-1);
  return comingPages.find(({ path }) => path === name);
}
