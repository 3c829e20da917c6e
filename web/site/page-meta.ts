import type { MetaDescriptor } from "react-router";
import { shareImagePath } from "#domain/site/addresses.ts";
import { getLocale } from "#messages/runtime.js";
import { type ArtName, art } from "#web/art/generated/art.ts";
import { htmlLang, type Locale, localizePath } from "#web/locale/locale.ts";
import { type SiteData, siteRouteId } from "./site-data.ts";

type PageMeta = {
  title: string;
  description: string;
  /** The Portuguese address of the page. */
  path: string;
  picture: ArtName;
  /** What kind of thing a shared link is said to be. */
  type?: "website" | "article";
  /** The address of the picture that a shared link shows, where the page's own name does not say it. */
  image?: string;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

/** Title, description, canonical address, the twin in the other language, and what a shared link shows. */
export function pageMeta({
  title,
  description,
  path,
  picture,
  type = "website",
  image: own,
  matches,
}: PageMeta): MetaDescriptor[] {
  const locale = getLocale();
  const site = matches.find((match) => match?.id === siteRouteId(locale))?.loaderData as SiteData | undefined;
  const address = (of: Locale) => new URL(localizePath(path, of), site?.publicUrl ?? "http://localhost").href;
  const image = new URL(own ?? shareImagePath(path, locale), address("pt")).href;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address(locale) },
    { tagName: "link", rel: "alternate", hrefLang: htmlLang.pt, href: address("pt") },
    { tagName: "link", rel: "alternate", hrefLang: htmlLang.en, href: address("en") },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: address("pt") },
    { property: "og:type", content: type },
    { property: "og:site_name", content: "Lilamonde" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address(locale) },
    { property: "og:locale", content: locale === "pt" ? "pt_BR" : "en_GB" },
    { property: "og:image", content: image },
    { property: "og:image:alt", content: art[picture].alt[locale] },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
