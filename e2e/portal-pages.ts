import { adminPages } from "./admin-pages.ts";
import { advisorPages } from "./advisor-pages.ts";
import { hotelPages } from "./hotel-pages.ts";
import { operatorPages } from "./operator-pages.ts";

export type PortalPage = {
  /** Who of the demo's people opens it. */
  who: "advisor" | "operator" | "hotel" | "admin";
  path: string;
  /** Words that are there when it stands, in Portuguese and in English. */
  ready: readonly [pt: string, en: string];
  /** What fills it, asked of the API: with it, its states are asked for as well. */
  data?: string | RegExp;
  /** Whether that is a list, which may be empty. */
  isList?: boolean;
};

/** Every page of the portals, one line each; `portal-every-page.spec.ts` asks the same promises of all of them. */
export const portalPages: PortalPage[] = [...advisorPages, ...operatorPages, ...hotelPages, ...adminPages];
