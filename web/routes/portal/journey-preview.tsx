import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { ownFilesOf } from "#domain/journeys/make-snapshot.ts";
import { m } from "#messages/messages.js";
import { fileAddressesQuery } from "#web/features/journeys/builder/files/file-addresses.tsx";
import { previewQuery } from "#web/features/journeys/journeys.ts";
import { OwnFiles } from "#web/features/proposals/own-files.tsx";
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
  const count = preview.data ? ownFilesOf(preview.data).length : 0;
  const { data: addresses } = useQuery({ ...fileAddressesQuery(id, count), enabled: count > 0 });
  const addressOf = (uploadId: string, width: number) => {
    const known = addresses?.find((one) => one.uploadId === uploadId);
    return (width === 480 ? known?.small : known?.large) ?? "data:,";
  };
  return (
    <QueryView query={preview} head={<PageHead title={m.journeys_preview()} />}>
      {(content) => (
        <OwnFiles addressOf={addressOf}>
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
        </OwnFiles>
      )}
    </QueryView>
  );
}
