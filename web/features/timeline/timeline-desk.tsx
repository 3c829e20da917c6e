import { useQueryClient } from "@tanstack/react-query";
import { ArrowUp } from "lucide-react";
import { Fragment } from "react";
import { houseDay } from "#domain/site/views.ts";
import { audiences } from "#domain/timeline/audiences.ts";
import type { Newer, Position, TimelinePage } from "#domain/timeline/timeline.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatDay, formatMoment } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { readAgain } from "#web/session/queries/read-again.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { Mark } from "#web/ui/mark.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { Beside } from "./beside/beside.tsx";
import { DateJump } from "./beside/date-jump.tsx";
import { Composer } from "./composer/composer.tsx";
import { LIST, NEWS } from "./keys.ts";
import { type Address, usePlace } from "./place.ts";
import { PostCard } from "./post-card.tsx";
import { useReadingPosition } from "./reading-position.ts";
import styles from "./timeline.module.css";
import { type Place, useNewer, usePost, useTimeline } from "./timeline.ts";
import { audienceNames } from "./words.ts";

/** What members tell each other, newest first; the address says from which day and for whom. */
export function TimelineDesk() {
  const { place, postId, addressOf } = usePlace();
  const query = useTimeline(place);
  const isNewestFirst = !place.until && !place.audience;
  const newest = query.data?.rows.find(({ state }) => state === "published");
  const { data: newer } = useNewer(isNewestFirst ? newest?.id : undefined);
  const position = useReadingPosition({ page: query.data, heard: newer?.position, isNewestFirst });
  return (
    <div className={styles.desk}>
      <div className={styles.stream} data-reading={query.isLoading || undefined}>
        <Composer isFirst={query.data?.rows.length === 0 && isNewestFirst} />
        <AudienceChoice {...{ place, addressOf }} />
        {postId && <OnePost id={postId} allAddress={addressOf({ post: "" })} />}
        {place.until && (
          <p className={styles.from}>
            {m.timeline_from({ date: formatCalendarDay(place.until) })}{" "}
            <ButtonLink look="outline" size="small" to={addressOf({ until: "" })}>
              {m.timeline_newest()}
            </ButtonLink>
          </p>
        )}
        {isNewestFirst && <NewPosts newer={newer} />}
        <QueryView query={query} lines={6}>
          {(page) => (
            <>
              {page.rows.length === 0 && (
                <EmptyState title={m.timeline_none()} text={m.timeline_none_text()} />
              )}
              <Stream {...{ page }} position={isNewestFirst ? position : null} />
              <LoadMore
                hasMore={query.hasNextPage}
                isLoading={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            </>
          )}
        </QueryView>
      </div>
      <aside className={styles.beside} aria-label={m.timeline_beside()}>
        <DateJump
          key={place.until}
          until={place.until}
          addressOf={(day) => addressOf({ until: day, post: "" })}
        />
        <Beside />
      </aside>
    </div>
  );
}

function AudienceChoice({ place, addressOf }: { place: Place; addressOf: Address }) {
  return (
    <nav className={styles.audiences} aria-label={m.timeline_audience()}>
      {([undefined, ...audiences] as const).map((one) => (
        <ButtonLink
          key={one ?? "all"}
          look="quiet"
          size="small"
          to={addressOf({ audience: one ?? "" })}
          preventScrollReset
          aria-current={place.audience === one ? "page" : undefined}
        >
          {one ? audienceNames[one]() : m.timeline_audience_all()}
        </ButtonLink>
      ))}
    </nav>
  );
}

/** The post that a notice led to, with its conversation open. */
function OnePost({ id, allAddress }: { id: string; allAddress: string }) {
  const query = usePost(id);
  if (query.isError) return <EmptyState title={m.timeline_error_gone()} />;
  return (
    <section className={styles.one} aria-label={m.timeline_one()}>
      <QueryView query={query} lines={3}>
        {({ post }) => <PostCard key={post.id} post={post} isOpen />}
      </QueryView>
      <ButtonLink look="quiet" size="small" to={allAddress}>
        {m.timeline_all()}
      </ButtonLink>
    </section>
  );
}

/** A quiet mark that others have posted since; nothing moves until it is pressed. */
function NewPosts({ newer }: { newer: Newer | undefined }) {
  const queries = useQueryClient();
  const count = newer?.count ?? 0;
  const show = async () => {
    await queries.resetQueries({ queryKey: LIST });
    await readAgain(queries, NEWS);
    window.scrollTo({ top: 0 });
  };
  return (
    <div role="status" className={styles.newPosts}>
      {count > 0 && (
        <Button look="outline" size="small" onClick={() => void show()}>
          <ArrowUp size={14} strokeWidth={1.5} aria-hidden="true" />{" "}
          {m.timeline_new({ count, shown: `${count}${newer?.isMore ? "+" : ""}` })}
        </Button>
      )}
    </div>
  );
}

type StreamProps = { page: TimelinePage; position: Position | null };

/** The posts under their days, and a mark where the reader had stopped. */
function Stream({ page: { rows }, position }: StreamProps) {
  const caughtUpAt = position ? rows.findIndex(({ createdAt }) => createdAt <= position.upTo) : -1;
  return (
    <div className={styles.posts}>
      {rows.map((post, at) => {
        const day = houseDay(new Date(post.createdAt));
        const isNewDay = at === 0 || day !== houseDay(new Date(rows[at - 1]!.createdAt));
        return (
          <Fragment key={post.id}>
            {at === caughtUpAt && position && <CaughtUp readAt={position.readAt} />}
            {isNewDay && <h2 className={styles.dayHead}>{formatDay(new Date(post.createdAt))}</h2>}
            <PostCard post={post} />
          </Fragment>
        );
      })}
    </div>
  );
}

function CaughtUp({ readAt }: { readAt: string }) {
  return (
    <div className={styles.caughtUp}>
      <Mark />
      <p>{m.timeline_caught_up()}</p>
      <p className="note">{m.timeline_caught_up_text({ date: formatMoment(readAt) })}</p>
    </div>
  );
}
