import { Link } from "react-router";
import { postPath } from "#domain/posts/paths.ts";
import type { Post, PostCategory } from "#domain/posts/posts.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatLongDate } from "#web/locale/format.ts";
import { htmlLang } from "#web/locale/locale.ts";
import { BreadcrumbData } from "#web/site/breadcrumb-data.tsx";
import { useSiteData } from "#web/site/site-data.ts";
import { sitePath } from "#web/site/site-path.ts";
import { StructuredData } from "#web/site/structured-data.tsx";
import { PostBody } from "./post-body.tsx";
import { PostCover } from "./post-cover.tsx";
import { PostList } from "./post-list.tsx";
import styles from "./posts.module.css";
import { ShareWays } from "./share-ways.tsx";

const categories: Record<PostCategory, { path: string; name: () => string }> = {
  journal: { path: "/journal", name: m.footer_blog },
  press: { path: "/press", name: m.footer_press },
  case_study: { path: "/cases", name: m.footer_cases },
};

/** One post: its words, ways to pass it on, and what to read next; everything of it stands without scripts. */
export function PostPage({ post }: { post: Post }) {
  const { publicUrl } = useSiteData();
  const address = new URL(sitePath(postPath(post.slug)), publicUrl).href;
  const { path, name } = categories[post.category];
  const on = post.publishedAt ?? post.changedAt;
  return (
    <main id="content" className={styles.page}>
      <article>
        <header className={styles.head}>
          <p className={`note ${styles.meta}`}>
            <Link className="text-link" to={sitePath(path)}>
              {name()}
            </Link>{" "}
            <span>{m.posts_meta({ date: formatLongDate(on), minutes: post.minutes })}</span>
          </p>
          <h1 className="d1">{post.title}</h1>
          <p className="lead">{post.excerpt}</p>
          <p className="note">{post.byline}</p>
        </header>
        <div className={styles.cover}>
          <PostCover cover={post.cover} sizes="100vw" isPriority />
        </div>
        <div className={styles.columns}>
          <ShareWays title={post.title} address={address} />
          <div className={styles.body}>
            <PostBody body={post.body} />
          </div>
        </div>
      </article>
      {post.related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related" className="d2">
            {m.posts_related()}
          </h2>
          <PostList posts={post.related} level={3} />
        </section>
      )}
      <BreadcrumbData name={post.title} path={postPath(post.slug)} />
      <StructuredData
        facts={{
          "@type": post.category === "press" ? "NewsArticle" : "BlogPosting",
          headline: post.title,
          description: post.excerpt,
          inLanguage: htmlLang[getLocale()],
          datePublished: on,
          dateModified: post.changedAt,
          mainEntityOfPage: address,
          author: { "@type": "Organization", name: post.byline },
          publisher: { "@type": "Organization", name: "Lilamonde" },
        }}
      />
    </main>
  );
}
