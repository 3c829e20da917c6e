import { Image, Link2, Redo2, Send, SlidersHorizontal, Undo2 } from "lucide-react";
import { isEditable } from "#domain/journeys/states.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { Badge } from "#web/ui/badge.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { stateName, stateTones } from "../state-names.ts";
import { dateRange } from "../words.ts";
import styles from "./builder.module.css";
import type { Builder, BuilderState } from "./builder-store.ts";
import { type BuilderDialog, MoreActions } from "./more-actions.tsx";

type BuilderHeadProps = { state: BuilderState; builder: Builder; onOpen: (dialog: BuilderDialog) => void };

/** The name of a journey, where it stands, whether everything is saved, and what can be done with the whole. */
export function BuilderHead({ state, builder, onOpen }: BuilderHeadProps) {
  const { journey } = state;
  const { head, published } = journey;
  const canPublish = journey.state === "draft" || journey.state === "proposed";
  const isBehind = published !== null && published.revision < journey.revision;
  return (
    <header className={styles.head}>
      <div>
        <h1>{inLanguage(head.title, head.language)}</h1>
        <p>
          <span>{dateRange(head)}</span>
          {head.travellers.length > 0 && <span>{m.journeys_people({ count: head.travellers.length })}</span>}
          <Badge tone={stateTones[journey.state]}>{stateName(journey.state)}</Badge>
          {isBehind && <Badge tone="warn">{m.journeys_unpublished()}</Badge>}
          <span role="status" data-away={state.isAway || undefined}>
            {savedWords(state)}
          </span>
        </p>
      </div>
      <div className={styles.headActions}>
        <Button
          look="outline"
          size="work"
          aria-label={m.journeys_undo()}
          disabled={!state.canUndo}
          onClick={builder.undo}
        >
          <Undo2 size={15} strokeWidth={1.5} aria-hidden="true" />
        </Button>
        <Button
          look="outline"
          size="work"
          aria-label={m.journeys_redo()}
          disabled={!state.canRedo}
          onClick={builder.redo}
        >
          <Redo2 size={15} strokeWidth={1.5} aria-hidden="true" />
        </Button>
        {isEditable(journey.state) && (
          <Button look="outline" size="work" onClick={() => onOpen("cover")}>
            <Image size={15} strokeWidth={1.5} aria-hidden="true" />
            {m.journeys_cover()}
          </Button>
        )}
        {isEditable(journey.state) && (
          <Button look="outline" size="work" onClick={() => onOpen("details")}>
            <SlidersHorizontal size={15} strokeWidth={1.5} aria-hidden="true" />
            {m.journeys_details()}
          </Button>
        )}
        {published && (
          <ButtonLink look="outline" size="work" to="proposal">
            <Link2 size={15} strokeWidth={1.5} aria-hidden="true" />
            {m.journeys_share()}
          </ButtonLink>
        )}
        {canPublish && (
          <Button size="work" onClick={() => onOpen("publish")}>
            <Send size={15} strokeWidth={1.5} aria-hidden="true" />
            {m.journeys_publish()}
          </Button>
        )}
        <MoreActions onOpen={onOpen} />
      </div>
    </header>
  );
}

function savedWords({ waiting, isAway }: BuilderState): string {
  if (waiting === 0) return m.journeys_saved();
  return isAway ? m.journeys_waiting({ count: waiting }) : m.journeys_saving();
}
