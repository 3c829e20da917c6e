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

type Tag = `@${string}`;
type FeaturePages = {
  portalPages?: PortalPage[];
  /** Addresses on the public site, in Portuguese, that the demo world fills. */
  sitePages?: string[];
  /** The capabilities that fill these pages, where the file is not named after the only one. */
  tags?: readonly Tag[];
};

const found = await modulesIn<FeaturePages>("pages");
const tagsOf = ({ file, tags }: { file: string; tags?: readonly Tag[] }): readonly Tag[] =>
  tags ?? [`@${file}`];

/** The pages of the portals, as each feature lists its own; `portal-every-page.spec.ts` asks the same promises of all. */
export const portalFeatures = found
  .filter(({ portalPages }) => portalPages)
  .map((feature) => ({ name: feature.file, tags: tagsOf(feature), pages: feature.portalPages! }));

export const portalPages = portalFeatures.flatMap(({ pages }) => pages);

/** Whose words and rows fill the house's own public pages; the rest of them is the site's. */
const ownTags: Partial<Record<keyof typeof ownPages, Tag>> = {
  ...{ lilamonde: "@hotels", martinhal: "@hotels", velaa: "@hotels", faq: "@faq", contact: "@contact" },
  ...{ diagnostic: "@diagnostic", press: "@posts", journal: "@posts", cases: "@posts" },
  ...{ events: "@events", newsletter: "@newsletter" },
};

const siteFeatures = found.flatMap((feature) =>
  (feature.sitePages ?? []).map((path) => ({ path, tags: tagsOf(feature) })),
);

const ownSite = Object.entries(ownPages).map(([page, path]) => {
  const tag = ownTags[page as keyof typeof ownPages];
  return { path: path as string, tags: tag ? [tag] : [] };
});

/** Every page of the public site, with the capabilities that fill it; search engines are told of all of them. */
export const sitePages = [...ownSite, ...siteFeatures].map(({ path, tags }) => ({
  path,
  tags: ["@site" as const, ...tags],
}));
