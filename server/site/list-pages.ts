import { isCommunityHost } from "#domain/site/addresses.ts";
import { sitePages } from "#domain/site/pages.ts";
import type { Deps } from "../deps.ts";
import type { SitemapPage } from "./sitemap.ts";

/** Every public page with something to read, each once, with the moment something of it last changed, as far as that is kept in the database. */
export async function listPages(
  deps: Pick<Deps, "db" | "clock" | "publishedPages" | "config">,
): Promise<SitemapPage[]> {
  const { publicUrl, communityDomain } = deps.config;
  // There the home leads to the community's page, and what leads on is no page.
  const hasHome = !isCommunityHost(new URL(publicUrl).host, communityDomain);
  const paths = Object.values(sitePages).filter((path) => hasHome || path !== "/");
  const own = paths.map((path) => ({ path, changedAt: null }));
  const published = await Promise.all(deps.publishedPages.map((list) => list(deps)));
  const changes = new Map<string, Date | null>();
  for (const { path, changedAt } of [...own, ...published.flat()]) {
    changes.set(path, later(changes.get(path) ?? null, changedAt));
  }
  return [...changes].map(([path, changedAt]) => ({ path, changedAt }));
}

function later(one: Date | null, other: Date | null): Date | null {
  return one && other && one > other ? one : (other ?? one);
}
