import { Link, useLocation } from "react-router";
import type { FeatureRequest } from "#domain/requests/requests.ts";
import { audiencesOf } from "#domain/updates/updates.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { NEWS_HASH } from "#web/portal/news-hash.ts";
import { useCurrentUser } from "#web/session/current-user.ts";

type Titled = { title: string; englishTitle: string | null };

/** What news is called in the reader's language, or in Portuguese until it is written in it. */
export const titleOf = ({ title, englishTitle }: Titled) =>
  getLocale() === "en" ? (englishTitle ?? title) : title;

/** The news that told of what was shipped; whose bell has it goes there. */
export function News({ news }: { news: NonNullable<FeatureRequest["news"]> }) {
  const { userRole } = useCurrentUser();
  const { search } = useLocation();
  const isTheirs = userRole !== null && audiencesOf(userRole).includes(news.audience);
  return (
    <p className="note">
      {m.requests_news()}{" "}
      {isTheirs ? (
        <Link
          className="text-link touch-target"
          to={{ search, hash: `${NEWS_HASH}${news.id}` }}
          preventScrollReset
        >
          {titleOf(news)}
        </Link>
      ) : (
        titleOf(news)
      )}
    </p>
  );
}
