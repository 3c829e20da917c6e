import { ExternalLink } from "lucide-react";
import type { DeskHero, DeskPage, HeroLook } from "#domain/heroes/hero-desk.ts";
import { sitePages } from "#domain/site/pages.ts";
import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { heroRefusal } from "./blocker-text.ts";
import styles from "./desk.module.css";
import { dropDraft, publishHero, saveDraft, withdrawHero } from "./hero-desk.ts";
import { stateLooks } from "./state-looks.ts";

type EditorBarProps = { hero: DeskHero; look: HeroLook; isChanged: boolean; isBlocked: boolean };

/** What an opening is, and what can be done with it: keep, publish, throw away, take off the site. */
export function EditorBar({ hero, look, isChanged, isBlocked }: EditorBarProps) {
  const { id, version } = hero;
  const [save, drop, publish, withdraw] = [
    useWrite(saveDraft),
    useWrite(dropDraft),
    useWrite(publishHero),
    useWrite(withdrawHero),
  ];
  const say = (outcome: Outcome<unknown, DeskPage>, done: string) =>
    toast(outcome.state === "done" ? { text: done } : { tone: "bad", text: heroRefusal(outcome) });
  const onPublish = async () => {
    const kept = isChanged ? await save.run({ id, version, look }) : null;
    if (kept && kept.state !== "done") return say(kept, "");
    say(await publish.run({ id, version: kept ? version + 1 : version }), m.heroes_published());
  };
  const { name, tone } = stateLooks[hero.state];
  return (
    <div className={styles.bar}>
      <div className={styles.actions}>
        <h2 className={styles.heading}>{look.name}</h2>
        <Badge tone={tone}>{name()}</Badge>
        {(isChanged || (hero.live && hero.draft)) && (
          <span className={styles.quiet}>{m.heroes_changed()}</span>
        )}
      </div>
      <div className={styles.actions}>
        <a
          {...buttonLook({ look: "quiet", size: "work" })}
          href={sitePages[hero.page]}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink size={15} strokeWidth={1.5} aria-hidden="true" />
          {m.heroes_see_page()}
        </a>
        {hero.live && hero.draft && (
          <Button
            look="quiet"
            size="work"
            isBusy={drop.isBusy}
            onClick={() => void drop.run({ id, version }).then((outcome) => say(outcome, m.heroes_undone()))}
          >
            {m.heroes_undo()}
          </Button>
        )}
        {hero.live && (
          <Button
            look="quiet"
            size="work"
            isBusy={withdraw.isBusy}
            onClick={() =>
              void withdraw.run({ id, version }).then((outcome) => say(outcome, m.heroes_withdrawn()))
            }
          >
            {m.heroes_withdraw()}
          </Button>
        )}
        <Button
          look="outline"
          size="work"
          disabled={!isChanged}
          isBusy={save.isBusy}
          onClick={() =>
            void save.run({ id, version, look }).then((outcome) => say(outcome, m.heroes_saved()))
          }
        >
          {m.heroes_save()}
        </Button>
        <Button
          size="work"
          disabled={isBlocked || !(isChanged || hero.draft)}
          isBusy={publish.isBusy}
          onClick={() => void onPublish()}
        >
          {m.heroes_publish()}
        </Button>
      </div>
    </div>
  );
}
