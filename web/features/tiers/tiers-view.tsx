import { m } from "#messages/messages.js";
import { formatLongDate } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { LadderTable } from "./ladder-table.tsx";
import { Staircase } from "./staircase.tsx";
import { useTierStanding } from "./standing.ts";
import { TierHistory } from "./tier-history.tsx";
import { TierPath } from "./tier-path.tsx";
import styles from "./tiers.module.css";
import { WhatIf } from "./what-if.tsx";
import { explain } from "./words.ts";

/** The reader's place on the ladder: why, what is ahead, each criterion and benefit, what could be, and how they came here. */
export function TiersView() {
  return (
    <QueryView query={useTierStanding()} lines={10}>
      {(standing) => (
        <>
          {standing.warnedFor && <Notice tone="warn">{explain(standing).at(-1)}</Notice>}
          {standing.coming.map(({ version, validFrom, note }) => (
            <Notice key={version} tone="ok">
              {m.tiers_coming({ version, day: formatLongDate(validFrom), note })}
            </Notice>
          ))}
          <Staircase steps={standing.ladder.steps} tier={standing.tier} score={standing.values.score} />
          <p className={styles.explain}>{explain(standing).join(" ")}</p>
          <TierPath standing={standing} />
          <LadderTable standing={standing} />
          <WhatIf standing={standing} />
          <TierHistory moves={standing.moves} />
        </>
      )}
    </QueryView>
  );
}
