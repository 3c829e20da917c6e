import { Feed } from "feed";
import { postPath } from "#domain/posts/paths.ts";
import { englishAddress } from "#domain/site/addresses.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../deps.ts";
import { listPosts } from "./read-posts.ts";

/** The posts of a language as RSS, newest first. */
export async function writeFeed(
  { db, config }: Pick<Deps, "db" | "config">,
  language: Language,
): Promise<string> {
  const locale = { locale: language };
  const address = (path: string) =>
    new URL(language === "en" ? englishAddress(path) : path, config.publicUrl).href;
  const posts = await listPosts({ db }, { language });
  const [newest] = posts;
  const feed = new Feed({
    title: m.journal_title({}, locale),
    description: m.journal_description({}, locale),
    id: address("/journal"),
    link: address("/journal"),
    language: language === "pt" ? "pt-BR" : "en",
    copyright: "Lilamonde",
    ...(newest && { updated: new Date(newest.publishedAt) }),
    feedLinks: { rss: new URL(language === "en" ? "/en/rss.xml" : "/rss.xml", config.publicUrl).href },
  });
  for (const { slug, title, excerpt, byline, publishedAt } of posts) {
    const link = address(postPath(slug));
    feed.addItem({
      title,
      id: link,
      link,
      description: excerpt,
      author: [{ name: byline }],
      date: new Date(publishedAt),
    });
  }
  return feed.rss2();
}
