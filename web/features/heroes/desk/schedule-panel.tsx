import { useState } from "react";
import type { DeskHero } from "#domain/heroes/hero-desk.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { heroRefusal } from "./blocker-text.ts";
import styles from "./desk.module.css";
import { planHero } from "./hero-desk.ts";

// São Paulo keeps one time all the year.
const OFFSET_MS = 3 * 60 * 60 * 1_000;
const toLocal = (at: string | null) =>
  at ? new Date(new Date(at).getTime() - OFFSET_MS).toISOString().slice(0, 16) : "";
const toInstant = (local: string) => (local ? new Date(`${local}:00-03:00`).toISOString() : null);

/** From when to when an opening is seen. */
export function SchedulePanel({ hero }: { hero: DeskHero }) {
  const [starts, setStarts] = useState(toLocal(hero.startsAt));
  const [ends, setEnds] = useState(toLocal(hero.endsAt));
  const { run, isBusy } = useWrite(planHero);
  const isWrong = starts !== "" && ends !== "" && starts >= ends;
  const isChanged = starts !== toLocal(hero.startsAt) || ends !== toLocal(hero.endsAt);
  const save = async () => {
    const { id, version } = hero;
    const outcome = await run({ id, version, startsAt: toInstant(starts), endsAt: toInstant(ends) });
    toast(
      outcome.state === "done" ? { text: m.heroes_planned() } : { tone: "bad", text: heroRefusal(outcome) },
    );
  };
  return (
    <section className="stack" aria-label={m.heroes_schedule()}>
      <h2 className={styles.heading}>{m.heroes_schedule()}</h2>
      <p className={styles.quiet}>{m.heroes_schedule_hint()}</p>
      <div className={styles.pair}>
        <TextField
          label={m.heroes_starts()}
          type="datetime-local"
          value={starts}
          onChange={(event) => setStarts(event.target.value)}
          isOptional
        />
        <TextField
          label={m.heroes_ends()}
          type="datetime-local"
          value={ends}
          onChange={(event) => setEnds(event.target.value)}
          isOptional
        />
      </div>
      <div className={styles.actions}>
        <Button
          look="outline"
          size="work"
          disabled={!isChanged || isWrong}
          isBusy={isBusy}
          onClick={() => void save()}
        >
          {m.heroes_plan()}
        </Button>
      </div>
    </section>
  );
}
