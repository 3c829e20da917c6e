import { useState } from "react";
import type { DeskHero, HeroLook } from "#domain/heroes/hero-desk.ts";
import { frameOf, type HeroScreen } from "#domain/heroes/hero-pages.ts";
import { contrastsOf, publishBlockers } from "#domain/heroes/publish-blockers.ts";
import { m } from "#messages/messages.js";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { blockerText } from "./blocker-text.ts";
import { ContrastPanel } from "./contrast-panel.tsx";
import { Crops } from "./crops.tsx";
import styles from "./desk.module.css";
import { EditorBar } from "./editor-bar.tsx";
import { FocusStage } from "./focus-stage.tsx";
import { MediaFields } from "./media-fields.tsx";
import { SchedulePanel } from "./schedule-panel.tsx";

/** One opening: what is changed shows at once in the three crops, and says what keeps it from being published. */
export function HeroEditor({ hero }: { hero: DeskHero }) {
  const seen = hero.draft ?? hero.live!;
  const [look, setLook] = useState(seen.look);
  const [measured, setMeasured] = useState(seen.measured);
  const [screen, setScreen] = useState<HeroScreen>("desktop");
  const change = (part: Partial<HeroLook>) => setLook((before) => ({ ...before, ...part }));
  const isChanged = JSON.stringify(look) !== JSON.stringify(seen.look);
  const judged = { page: hero.page, look, measured };
  const contrasts = contrastsOf(judged);
  const blockers = publishBlockers(judged);
  const alt = (language: "pt" | "en", label: string) => (
    <TextAreaField
      label={label}
      lang={language === "pt" ? "pt-BR" : "en"}
      rows={2}
      maxLength={300}
      value={look.alt[language]}
      onChange={(event) => change({ alt: { ...look.alt, [language]: event.target.value } })}
    />
  );
  return (
    <>
      <EditorBar {...{ hero, look, isChanged }} isBlocked={blockers.length > 0} />
      {blockers.length > 0 && (
        <Notice tone="warn">
          {blockers.map((blocker) => (
            <p key={blocker}>{blockerText(blocker)}</p>
          ))}
        </Notice>
      )}
      <FocusStage
        {...{ look, measured, screen }}
        onScreen={setScreen}
        onFocus={(focus) => change({ focus })}
      />
      <Crops {...{ look, measured, contrasts }} page={hero.page} />
      <div className={styles.pair}>
        <ContrastPanel
          contrasts={contrasts}
          veil={look.veil}
          onVeil={(veil) => change({ veil })}
          hasWords={frameOf(hero.page) !== "plate"}
        />
        <section className="stack" aria-label={m.heroes_alt()}>
          <h2 className={styles.heading}>{m.heroes_alt()}</h2>
          <p className={styles.quiet}>{m.heroes_alt_hint()}</p>
          {alt("pt", m.heroes_alt_pt())}
          {alt("en", m.heroes_alt_en())}
        </section>
      </div>
      <MediaFields
        {...{ look, measured, change }}
        onMeasured={(part) => setMeasured({ ...measured, ...part })}
      />
      <SchedulePanel hero={hero} />
    </>
  );
}
