import { useDeferredValue, useEffect, useState } from "react";
import type { BookedStay } from "#domain/journeys/agency-totals.ts";
import { MAX_PICTURES } from "#domain/journeys/files.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { standingOptions } from "#domain/journeys/make-snapshot.ts";
import { MAX_JOURNEY_BYTES } from "#domain/journeys/weight.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useWindowKeys } from "#web/ui/use-window-keys.ts";
import { useStayHotels } from "../journeys.ts";
import { TemplateDialog } from "../library/template-dialog.tsx";
import { NewJourneyDialog } from "../new-journey-dialog.tsx";
import { sizeInWords } from "../words.ts";
import styles from "./builder.module.css";
import { BuilderHead } from "./builder-head.tsx";
import type { BuilderState } from "./builder-store.ts";
import { ClashDialog } from "./clash-dialog.tsx";
import { ClientSide } from "./client-side.tsx";
import { CoverDialog } from "./cover/cover-dialog.tsx";
import { DayRail } from "./day-rail.tsx";
import { DetailsDialog } from "./details-dialog.tsx";
import { FileAddresses } from "./files/file-addresses.tsx";
import { HistoryDialog } from "./history-dialog.tsx";
import { Itinerary, type Standings } from "./itinerary.tsx";
import type { BuilderDialog } from "./more-actions.tsx";
import { OptionTabs } from "./options/option-tabs.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { StateActions } from "./state-actions.tsx";
import { TotalsBar } from "./totals-bar.tsx";
import { useBuilder } from "./use-builder.ts";

type JourneyBuilderProps = {
  journey: Journey;
  hasMarkup: boolean;
  standings: Standings;
  booked: readonly BookedStay[];
};

/** A journey being built: options, days and blocks; every edit shows at once and is saved by itself. */
export function JourneyBuilder({ journey: opened, hasMarkup, standings, booked }: JourneyBuilderProps) {
  const { builder, state } = useBuilder(opened);
  const { journey } = state;
  const hotels = useStayHotels().data ?? [];
  const [dialog, setDialog] = useState<BuilderDialog>();
  const [chosen, setChosen] = useState(journey.chosenOptionId);
  const options = standingOptions(journey);
  const optionId = (options.find(({ id }) => id === chosen) ?? options[0])!.id;
  const close = () => setDialog(undefined);
  useEffect(
    () => (dialog === "details" || dialog === "cover" ? builder.hold() : undefined),
    [builder, dialog],
  );
  // Who types waits for what they write, not for how the client will read it.
  const readLater = useDeferredValue(journey);

  useWindowKeys((event) => {
    const isTyping = (event.target as HTMLElement).closest?.("input, textarea, select, [role=dialog]");
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    if (event.shiftKey) builder.redo();
    else builder.undo();
  });

  return (
    <FileAddresses journey={journey}>
      <div className={styles.builder}>
        <BuilderHead state={state} builder={builder} onOpen={setDialog} />
        {state.refusal && (
          <Notice tone="bad">
            {refusalWords(state.refusal)}{" "}
            <Button look="quiet" size="small" onClick={builder.dismiss}>
              {m.close()}
            </Button>
          </Notice>
        )}
        {state.isAway && state.waiting > 0 && <Notice tone="warn">{m.journeys_away()}</Notice>}
        <OptionTabs journey={journey} optionId={optionId} builder={builder} onChoose={setChosen} />
        <div className={styles.columns}>
          <DayRail journey={journey} optionId={optionId} />
          <div className={styles.itinerary}>
            <Itinerary {...{ journey, optionId, hotels, builder, standings }} />
          </div>
          <ClientSide journey={readLater} optionId={optionId} />
        </div>
        <StateActions journey={journey} optionId={optionId} />
        <TotalsBar {...{ journey, optionId, hotels, booked }} />
        {state.clashes.length > 0 && (
          <ClashDialog journey={journey} clashes={state.clashes} onSettle={builder.settle} />
        )}
        {dialog === "details" && (
          <DetailsDialog
            journey={journey}
            hasMarkup={hasMarkup}
            onClose={close}
            onSave={(changes) => {
              close();
              if (Object.keys(changes).length > 0) builder.edit({ kind: "set_journey", changes });
            }}
          />
        )}
        {dialog === "publish" && (
          <PublishDialog journey={journey} hotels={hotels} isWaiting={state.waiting > 0} onClose={close} />
        )}
        {dialog === "history" && <HistoryDialog journey={journey} onClose={close} />}
        {dialog === "template" && <TemplateDialog journey={journey} onClose={close} />}
        {dialog === "copy" && <NewJourneyDialog copyOf={journey} onClose={close} />}
        {dialog === "cover" && <CoverDialog {...{ journey, hotels, builder }} onClose={close} />}
      </div>
    </FileAddresses>
  );
}

/** Why the latest change was not kept. */
function refusalWords(refusal: NonNullable<BuilderState["refusal"]>): string {
  if (refusal === "journey_files_full") return m.journeys_files_full({ most: String(MAX_PICTURES) });
  if (refusal === "journey_full") return m.journeys_full();
  if (refusal === "journey_too_large") return m.journeys_too_large({ most: sizeInWords(MAX_JOURNEY_BYTES) });
  return m.journeys_refused();
}
