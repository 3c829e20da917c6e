import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { JourneyHistory } from "#domain/journeys/journey-lists.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { m } from "#messages/messages.js";
import type { JourneysApi } from "#server/journeys/contract.ts";
import { formatMoment } from "#web/locale/format.ts";
import { memberApi } from "#web/session/member-api.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import type { Write } from "#web/session/queries/write.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { JOURNEYS } from "../keys.ts";
import { money } from "../words.ts";
import styles from "./builder.module.css";
import { VersionDifference } from "./version-difference.tsx";

type Restoring = { id: string; snapshotId: string; revision: number };
const restoreJourney: Write<Restoring, Journey> = {
  send: ({ id, ...json }, intent) =>
    memberApi<JourneysApi>().journeys[":id"].restore.$post({ param: { id }, json }, intent),
  changes: [JOURNEYS],
};

/** Every publishing, what has changed since, and the way back to it. */
export function HistoryDialog({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const { id } = journey;
  const [chosen, setChosen] = useState<string>();
  const { run: restore, isBusy, hasFailed } = useWrite(restoreJourney);
  const history = useQuery({
    queryKey: [...JOURNEYS, "history", id],
    queryFn: async () =>
      JourneyHistory.parse(
        await bodyOf(await memberApi<JourneysApi>().journeys[":id"].history.$get({ param: { id } })),
      ),
  });
  const onRestore = async (snapshotId: string) => {
    const outcome = await restore({ id, snapshotId, revision: journey.revision });
    if (outcome.state === "done") onClose();
  };
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title={m.journeys_history()}>
      {hasFailed && <Notice tone="bad">{m.journeys_not_sent()}</Notice>}
      <QueryView query={history}>
        {({ versions }) =>
          versions.length === 0 ? (
            <p>{m.journeys_history_none()}</p>
          ) : (
            <ol className={styles.versions}>
              {versions.map(({ snapshotId, number, at, total }) => (
                <li key={snapshotId}>
                  <button
                    type="button"
                    aria-expanded={chosen === snapshotId}
                    onClick={() => setChosen(chosen === snapshotId ? undefined : snapshotId)}
                  >
                    <b>{m.journeys_version({ number })}</b>
                    <span>{formatMoment(at)}</span>
                    <span className="figures">{money(total, journey.head.currency)}</span>
                  </button>
                  {chosen === snapshotId && (
                    <>
                      <VersionDifference journey={journey} snapshotId={snapshotId} />
                      <Button
                        size="work"
                        look="outline"
                        isBusy={isBusy}
                        onClick={() => void onRestore(snapshotId)}
                      >
                        {m.journeys_restore()}
                      </Button>
                    </>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </Dialog>
  );
}
