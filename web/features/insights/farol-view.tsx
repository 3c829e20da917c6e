import { useState } from "react";
import type { FarolWithAsk } from "#domain/insights/ask.ts";
import type { Span } from "#domain/insights/chart.ts";
import { m } from "#messages/messages.js";
import { useHome } from "#web/portal/use-home.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { FarolAside } from "./aside.tsx";
import { ChartFigure } from "./charts/chart-figure.tsx";
import { FarolHeads } from "./heads.tsx";
import styles from "./insights.module.css";
import { DoneLines, SnoozedLines } from "./signals/put-away.tsx";
import { SignalRow } from "./signals/signal-row.tsx";

const SHOWN = 6;
/** Under so many proposals a pattern would be a coincidence. */
const LIT = 5;

/** Farol as a whole: four figures, signals with what is said beside them, then the drawings. */
export function FarolView({ farol, span }: { farol: FarolWithAsk; span: Span }) {
  return (
    <>
      <FarolHeads heads={farol.heads} />
      <div className={styles.middle}>
        <Signals farol={farol} />
        <FarolAside farol={farol} />
      </div>
      <section className={styles.figures} aria-label={m.insights_drawings()}>
        {farol.charts.map((chart) => (
          <ChartFigure key={`${chart.key}${chart.currency}`} chart={chart} span={span} />
        ))}
      </section>
    </>
  );
}

function Signals({ farol }: { farol: FarolWithAsk }) {
  const [isAll, setAll] = useState(false);
  const [isSnoozedShown, showSnoozed] = useState(false);
  const { cards, snoozed, done, today, at } = farol;
  const shown = isAll ? cards : cards.slice(0, SHOWN);
  return (
    <section aria-labelledby="signals">
      <div className={styles.head}>
        <h2 id="signals">{m.insights_signals()}</h2>
        {snoozed.length > 0 && (
          <Button
            look="quiet"
            size="small"
            aria-expanded={isSnoozedShown}
            onClick={() => showSnoozed(!isSnoozedShown)}
          >
            {m.insights_snoozed({ count: snoozed.length })}
          </Button>
        )}
      </div>
      {isSnoozedShown && <SnoozedLines snoozed={snoozed} />}
      {cards.length === 0 && <Unlit proposals={farol.proposals} />}
      <ul className={styles.signals}>
        {shown.map((card) => (
          <SignalRow key={card.id} {...{ card, today, at }} />
        ))}
        <DoneLines done={done} />
      </ul>
      {cards.length > SHOWN && (
        <Button look="outline" size="work" onClick={() => setAll(!isAll)}>
          {isAll ? m.insights_fewer() : m.insights_more({ count: cards.length - SHOWN })}
        </Button>
      )}
    </section>
  );
}

function Unlit({ proposals }: { proposals: number }) {
  const home = useHome();
  if (proposals >= LIT) return <EmptyState title={m.insights_calm_title()} text={m.insights_calm_text()} />;
  return (
    <EmptyState
      title={m.insights_unlit_title()}
      text={
        proposals === 0
          ? m.insights_unlit_none()
          : proposals === 1
            ? m.insights_unlit_one()
            : m.insights_unlit_some({ count: proposals })
      }
      action={
        <ButtonLink size="work" to={`${home}/my-journeys`}>
          {m.insights_unlit_action()}
        </ButtonLink>
      }
    />
  );
}
