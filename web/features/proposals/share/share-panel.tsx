import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { PageSection } from "#web/ui/page-section.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { CommentsInbox } from "./comments-inbox.tsx";
import { EventsLog } from "./events-log.tsx";
import { LinkCard } from "./link-card.tsx";
import { NewLinkForm } from "./new-link-form.tsx";
import { useShare } from "./share.ts";

type SharePanelProps = { journeyId: string; head: (title: string) => ReactNode };

/** Everything the owner of a journey does with its proposal: the link, what was said, what happened. */
export function SharePanel({ journeyId, head }: SharePanelProps) {
  const share = useShare(journeyId);
  return (
    <QueryView query={share} head={head(m.proposals_share_title())}>
      {({ link, isPublished, title, firstName, phone, comments, events }) =>
        isPublished ? (
          <>
            {head(title)}
            <PageSection id="link" title={m.proposals_share_link()} text={m.proposals_share_link_text()}>
              {link ? (
                <LinkCard {...{ journeyId, link, title, firstName, phone }} />
              ) : (
                <NewLinkForm journeyId={journeyId} />
              )}
            </PageSection>
            <PageSection id="comments" title={m.proposals_share_comments()}>
              <CommentsInbox journeyId={journeyId} comments={comments} />
            </PageSection>
            <PageSection id="events" title={m.proposals_share_events()}>
              <EventsLog events={events} />
            </PageSection>
          </>
        ) : (
          <>
            {head(title)}
            <EmptyState title={m.proposals_share_unpublished()} text={m.proposals_share_unpublished_text()} />
          </>
        )
      }
    </QueryView>
  );
}
