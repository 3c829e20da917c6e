import { useState } from "react";
import { Link } from "react-router";
import type { MemberProduct } from "#domain/products/products.ts";
import { m } from "#messages/messages.js";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { said } from "../words.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { sendToJourney, useOpenJourneys } from "./marketplace.ts";

/** Puts a product into a journey of the reader's, where it waits in the tray for its day. */
export function SendToJourney({ product }: { product: MemberProduct }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="work"
        onClick={() => setIsOpen(true)}
        aria-label={m.marketplace_to_journey_of({ name: said(product.title) })}
      >
        {m.marketplace_to_journey()}
      </Button>
      {isOpen && <JourneyDialog product={product} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function JourneyDialog({ product, onClose }: { product: MemberProduct; onClose: () => void }) {
  const journeys = useOpenJourneys();
  const [chosen, setChosen] = useState("");
  // One intent, one block, however often it is tried.
  const [blockId] = useState(() => crypto.randomUUID());
  const [sentTo, setSentTo] = useState<string>();
  const { run, isBusy } = useWrite(sendToJourney);
  const journeyId = chosen || (journeys.data?.[0]?.id ?? "");
  const send = async () => {
    const done = await run({ product, journeyId, blockId });
    if (done.state === "offline") return m.state_offline_text();
    if (done.state !== "done") return m.marketplace_to_journey_failed();
    setSentTo(journeyId);
  };
  return (
    <AskDialog
      title={m.marketplace_to_journey()}
      action={m.marketplace_send()}
      {...{ isBusy, send, onClose }}
      isReady={journeyId !== ""}
      made={sentTo && <Sent journeyId={sentTo} />}
    >
      <p>{m.marketplace_to_journey_text()}</p>
      <QueryView query={journeys} lines={2}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={m.marketplace_no_journey()} text={m.marketplace_no_journey_text()} />
          ) : (
            <SelectField
              label={m.marketplace_journey()}
              options={rows.map(({ id, title, clientName }) => ({
                value: id,
                label: clientName ? `${title}, ${clientName}` : title,
              }))}
              value={journeyId}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          )
        }
      </QueryView>
    </AskDialog>
  );
}

function Sent({ journeyId }: { journeyId: string }) {
  const home = useHome();
  return (
    <Notice tone="ok">
      <p>{m.marketplace_sent_to_journey()}</p>
      <Link className="text-link" to={`${home}/my-journeys/${journeyId}`}>
        {m.marketplace_open_journey()}
      </Link>
    </Notice>
  );
}
