import { PostBody, readingMinutes } from "#domain/posts/body.ts";
import type { Cover, DeskPost, Post, PostCard, PostCategory } from "#domain/posts/posts.ts";
import { isOutdated, type PostState } from "#domain/posts/states.ts";
import type { Language } from "#domain/text.ts";
import type { DeskRow, ReadRow } from "./queries.ts";

/** A post in a list, in the language it was read in. */
export function toCard(row: ReadRow): PostCard {
  return {
    slug: row.slug,
    category: row.category as PostCategory,
    title: row.title,
    excerpt: row.excerpt,
    cover: row.cover as Cover,
    byline: row.byline,
    minutes: readingMinutes(PostBody.parse(row.body)),
    publishedAt: (row.published_at ?? row.updated_at).toISOString(),
  };
}

/** A post whole, with what to read next. */
export function toPost(row: ReadRow, related: ReadRow[]): Post {
  const changed = row.text_updated_at > row.updated_at ? row.text_updated_at : row.updated_at;
  return {
    ...toCard(row),
    publishedAt: row.published_at?.toISOString() ?? null,
    changedAt: changed.toISOString(),
    body: PostBody.parse(row.body),
    isHidden: row.state !== "published",
    related: related.map(toCard),
  };
}

/** A post as administrators see it. */
export function toDesk(row: DeskRow): DeskPost {
  const texts = {
    pt: row.pt_version === null ? undefined : { version: row.pt_version, saysVersion: row.pt_says ?? 0 },
    en: row.en_version === null ? undefined : { version: row.en_version, saysVersion: row.en_says ?? 0 },
  };
  const other = { pt: "en", en: "pt" } as const satisfies Record<Language, Language>;
  const languages: Language[] = ["pt", "en"];
  return {
    id: row.id,
    slug: row.slug,
    category: row.category as PostCategory,
    state: row.state as PostState,
    title: row.pt_title ?? row.en_title ?? row.slug,
    byline: row.byline,
    cover: row.cover as Cover,
    publishAt: row.publish_at?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    missing: languages.filter((language) => !texts[language]),
    outdated: languages.filter((language) => {
      const own = texts[language];
      return own !== undefined && isOutdated(own, texts[other[language]]);
    }),
  };
}
