import { englishAddress } from "#domain/site/addresses.ts";
import type { Tools } from "../tools.ts";

/** A page as search engines are told of it: its Portuguese address and when what it shows last changed. */
export type SitemapPage = { path: string; changedAt: Date | null };

/** The public pages of a capability that have something to read; a page that several speak of changed when the last of it did. */
export type PublishedPages = (deps: Pick<Tools, "db" | "clock">) => Promise<SitemapPage[]>;

/** The sitemap of pages in both languages, each naming its twin. */
export function writeSitemap(pages: SitemapPage[], publicUrl: string): string {
  const entries = pages.flatMap((page) => {
    const twins = { pt: address(page.path, publicUrl), en: address(englishAddress(page.path), publicUrl) };
    return [twins.pt, twins.en].map((location) => writeEntry({ location, twins, changedAt: page.changedAt }));
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

type Entry = { location: string; twins: { pt: string; en: string }; changedAt: Date | null };

function writeEntry({ location, twins, changedAt }: Entry): string {
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  return [
    "<url>",
    `<loc>${location}</loc>`,
    changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "",
    alternate("pt-BR", twins.pt),
    alternate("en", twins.en),
    alternate("x-default", twins.pt),
    "</url>",
  ].join("");
}

function address(path: string, publicUrl: string): string {
  return new URL(path, publicUrl).href.replaceAll("&", "&amp;").replaceAll("'", "&apos;");
}
