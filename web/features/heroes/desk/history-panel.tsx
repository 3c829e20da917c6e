import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DeskHero, HeroHistory } from "#domain/heroes/hero-desk.ts";
import { m } from "#messages/messages.js";
import { formatDateTime } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { heroRefusal } from "./blocker-text.ts";
import styles from "./desk.module.css";
import { historyQuery, restoreHero } from "./hero-desk.ts";
import { pictureSource } from "./picture-source.ts";

type HeroVersion = HeroHistory["versions"][number];

/** How an opening looked each time it was published; any of them can come back. */
export function HistoryPanel({ hero }: { hero: DeskHero }) {
  const [chosen, setChosen] = useState<HeroVersion>();
  return (
    <section className="stack" aria-label={m.heroes_history()}>
      <h2 className={styles.heading}>{m.heroes_history()}</h2>
      <QueryView query={useQuery(historyQuery(hero.id))} lines={3}>
        {({ versions }) => (
          <>
            {versions.length === 0 && <p className={styles.quiet}>{m.heroes_history_none()}</p>}
            <ul className={styles.lines}>
              {versions.map((version) => (
                <VersionLine
                  key={version.number}
                  version={version}
                  isLive={version.isLive && hero.live !== null}
                  onBack={() => setChosen(version)}
                />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      {chosen && <RestoreDialog hero={hero} version={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

type VersionLineProps = { version: HeroVersion; isLive: boolean; onBack: () => void };

function VersionLine({ version, isLive, onBack }: VersionLineProps) {
  const { look, measured, by, at } = version;
  const date = formatDateTime(at);
  return (
    <li className={styles.line}>
      <img src={pictureSource(look, measured)} alt="" width={72} height={44} />
      <span>
        {look.name}
        <small>
          {by ?? m.heroes_house()}, {date}
        </small>
      </span>
      {isLive ? (
        <Badge tone="ok">{m.heroes_state_live()}</Badge>
      ) : (
        <Button
          look="outline"
          size="small"
          aria-label={m.heroes_back_to_of({ name: look.name, date })}
          onClick={onBack}
        >
          {m.heroes_back_to()}
        </Button>
      )}
    </li>
  );
}

type RestoreDialogProps = { hero: DeskHero; version: HeroVersion; onClose: () => void };

function RestoreDialog({ hero, version, onClose }: RestoreDialogProps) {
  const { run, isBusy } = useWrite(restoreHero);
  const restore = async () => {
    const outcome = await run({ id: hero.id, version: hero.version, number: version.number });
    toast(
      outcome.state === "done" ? { text: m.heroes_restored() } : { tone: "bad", text: heroRefusal(outcome) },
    );
    onClose();
  };
  const now = hero.live ?? hero.draft!;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.heroes_restore_title({ name: version.look.name })}
      actions={
        <>
          <Button look="quiet" size="work" onClick={onClose}>
            {m.heroes_restore_keep()}
          </Button>
          <Button size="work" isBusy={isBusy} onClick={() => void restore()}>
            {m.heroes_back_to()}
          </Button>
        </>
      }
    >
      <div className={styles.pair}>
        <Side label={m.heroes_restore_now()} seen={now} />
        <Side label={m.heroes_restore_then()} seen={version} />
      </div>
      <p>{m.heroes_restore_text()}</p>
    </Dialog>
  );
}

function Side({ label, seen: { look, measured } }: { label: string; seen: NonNullable<DeskHero["live"]> }) {
  return (
    <figure className={styles.side}>
      <img src={pictureSource(look, measured)} alt={look.alt.pt} />
      <figcaption>
        {label}: {look.name}
      </figcaption>
    </figure>
  );
}
