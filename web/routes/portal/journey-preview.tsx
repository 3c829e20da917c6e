import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { m } from "#messages/messages.js";
import { previewQuery } from "#web/features/journeys/journeys.ts";
import { ProposalPreview } from "#web/features/proposals/proposal-preview.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.journeys_preview() }) }];

/** A journey as its client would read it if it were published now. */
export default function JourneyPreviewPage() {
  const { id = "" } = useParams();
  const home = useHome();
  const preview = useQuery(previewQuery(id));
  return (
    <QueryView query={preview} head={<PageHead title={m.journeys_preview()} />}>
      {(content) => (
        <ProposalPreview
          content={content}
          note={
            <>
              <Link className="text-link" to={`${home}/my-journeys/${id}`}>
                {m.journeys_preview_back()}
              </Link>
              <span>{m.journeys_preview_text()}</span>
            </>
          }
        />
      )}
    </QueryView>
  );
}
