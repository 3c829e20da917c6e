import type { ReactNode } from "react";
import type { JourneySnapshot } from "#domain/journeys/snapshot.ts";
import type { Proposal } from "#domain/proposals/proposals.ts";
import { Cover, Letter } from "./cover.tsx";
import { Investment } from "./investment.tsx";
import { OptionDays } from "./option-days.tsx";
import styles from "./proposals.module.css";

/** How long a link works unless its owner says otherwise. */
const USUAL_MS = 30 * 86_400_000;

/** A proposal before it is published: the same parts the client will read, without anything to answer. */
export function ProposalPreview({ content, note }: { content: JourneySnapshot; note: ReactNode }) {
  const { options, currency, journeyId, advisor } = content;
  const proposal: Proposal = {
    ...{ snapshotId: journeyId, state: "draft", language: content.language, content },
    expiresAt: new Date(Date.parse(content.publishedAt) + USUAL_MS).toISOString(),
  };
  const context = { currency, snapshotId: journeyId, talk: null, isPreview: true };
  return (
    <article className={styles.page} data-preview="">
      {advisor.colour && (
        <link
          rel="stylesheet"
          href={`/api/proposal-colours/${advisor.colour.slice(1)}`}
          precedence="default"
        />
      )}
      <p className={`wrap ${styles.previewNote}`}>{note}</p>
      <Cover proposal={proposal} />
      <Letter proposal={proposal} />
      {options.map((option, at) => (
        <OptionDays
          key={option.id}
          {...{ option, ...context }}
          hasOthers={options.length > 1}
          isFirst={at === 0}
        />
      ))}
      <Investment proposal={proposal} talk={null} />
    </article>
  );
}
