import { sitePages as ownPages } from "../domain/site/pages.ts";
import { modulesIn } from "./modules-in.ts";

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

type FeaturePages = {
  portalPages?: PortalPage[];
  /** Addresses on the public site, in Portuguese, that the demo world fills. */
  sitePages?: string[];
};

const found = await modulesIn<FeaturePages>("pages");

/** Every page of the portals, as each feature lists its own; `portal-every-page.spec.ts` asks the same promises of all. */
export const portalPages = found.flatMap((feature) => feature.portalPages ?? []);

/** Every page of the public site; search engines are told of all of them. */
export const sitePages: string[] = [
  ...Object.values(ownPages),
  ...found.flatMap((feature) => feature.sitePages ?? []),
];
