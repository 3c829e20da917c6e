import { useState } from "react";
import { useNavigate } from "react-router";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { standingOptions } from "#domain/journeys/make-snapshot.ts";
import { optionTotals } from "#domain/journeys/prices.ts";
import { type PublishBlocker, publishBlockers } from "#domain/journeys/publish-blockers.ts";
import { MAX_SNAPSHOT_BLOCKS, type Weight } from "#domain/journeys/weight.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { useHome } from "#web/portal/use-home.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { publishJourney } from "../journeys.ts";
import { dateRange, kindName, money, sizeInWords } from "../words.ts";
import styles from "./builder.module.css";
import { publishedNote } from "./published-note.ts";

type PublishDialogProps = {
  journey: Journey;
  hotels: StayHotel[];
  isWaiting: boolean;
  onClose: () => void;
};

const problems: Record<PublishBlocker["problem"], () => string> = {
  empty: m.journeys_blocker_empty,
  untitled: m.journeys_blocker_untitled,
  rate_missing: m.journeys_blocker_rate_missing,
  too_large: m.journeys_blocker_too_large,
  beyond_end: m.journeys_blocker_beyond_end,
  hotel_left: m.journeys_blocker_hotel_left,
  too_many: () => m.journeys_blocker_too_many({ most: MAX_SNAPSHOT_BLOCKS }),
};

/** What the client will see in short, what has to be settled first, and the one button that shows it. */
export function PublishDialog({ journey, hotels, isWaiting, onClose }: PublishDialogProps) {
  const { run: publish, isBusy } = useWrite(publishJourney);
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const share = `${useHome()}/my-journeys/${journey.id}/proposal`;
  const { head } = journey;
  const blockers = publishBlockers(journey, new Set(hotels.map(({ id }) => id)));
  const onPublish = async () => {
    setFailure(undefined);
    const outcome = await publish({ id: journey.id, revision: journey.revision });
    if (outcome.state === "done") {
      toast(publishedNote({ isFirst: !journey.published, onSend: () => void navigate(share) }));
      return onClose();
    }
    setFailure(failureWords(outcome));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={journey.published ? m.journeys_publish_again() : m.journeys_publish()}
      actions={
        <DialogFooter
          onBack={onClose}
          isBusy={isBusy || isWaiting}
          disabled={blockers.length > 0}
          onClick={() => void onPublish()}
        >
          {m.journeys_publish_now()}
        </DialogFooter>
      }
    >
      <div className="stack">
        {failure && <Notice tone="bad">{failure}</Notice>}
        {isWaiting && <Notice tone="warn">{m.journeys_publish_waiting()}</Notice>}
        <p>{m.journeys_publish_text()}</p>
        <p>
          <b>{inLanguage(head.title, head.language)}</b>
          <br />
          {dateRange(head)}
        </p>
        <ul className={styles.plain}>
          {standingOptions(journey).map(({ id, label }) => {
            const blocks = journey.blocks.filter(({ optionId }) => optionId === id);
            const { sell } = optionTotals(blocks, head);
            return (
              <li key={id}>
                {m.journeys_option({ label })} <span className="figures">{money(sell, head.currency)}</span>
              </li>
            );
          })}
        </ul>
        {blockers.length > 0 && (
          <Notice tone="warn">
            <p>{m.journeys_blockers()}</p>
            <ul className={styles.plain}>
              {blockers.map(({ blockId, problem }) => {
                const block = journey.blocks.find(({ id }) => id === blockId);
                const name = block && (inLanguage(block.title, head.language) || kindName(block.kind));
                return (
                  <li key={`${blockId} ${problem}`}>
                    {name && `${name}: `}
                    {problems[problem]()}
                  </li>
                );
              })}
            </ul>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

type Failure = { state: string; code?: string | undefined; current?: unknown };

/** Why it was not shown; one that is too large is told how large it is. */
function failureWords({ state, code, current }: Failure): string {
  if (state === "conflict") return m.journeys_publish_stale();
  if (code !== "journey_too_large") return m.journeys_not_sent();
  const { bytes, maxBytes } = current as Weight;
  return m.journeys_publish_too_large({ size: sizeInWords(bytes), most: sizeInWords(maxBytes) });
}
