import type { ReactNode } from "react";
import type { Proposal, ProposalTalk } from "#domain/proposals/proposals.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { Changes } from "./changes.tsx";
import { Cover, Letter } from "./cover.tsx";
import { Decision } from "./decision.tsx";
import { Investment } from "./investment.tsx";
import { OptionDays } from "./option-days.tsx";
import styles from "./proposals.module.css";
import { SnapshotPicture } from "./snapshot-picture.tsx";
import { houseDate } from "./words.ts";

type Props = {
  proposal: Proposal;
  talk: ProposalTalk | null;
  problem: string | undefined;
  /** Where it leads, drawn. */
  map: ReactNode;
};

/** A proposal, whole. Nothing in it names the link it was opened by, so it is rendered once for all who may see it. */
export function ProposalView({ proposal, talk, problem, map }: Props) {
  const { content, snapshotId } = proposal;
  const { advisor, options, currency } = content;
  const other = getLocale() === "pt" ? "en" : "pt";
  return (
    <div className={styles.page}>
      <header className={`wrap ${styles.bar}`}>
        {advisor.logo ? (
          <SnapshotPicture picture={advisor.logo} sizes="160px" />
        ) : (
          <span className={styles.house}>{advisor.agency ?? advisor.name}</span>
        )}
        <p className={styles.ways}>
          <a href="?as=pdf" className="text-link">
            {m.proposals_pdf()}
          </a>
          <a href={`?language=${other}`} hrefLang={other} className="text-link">
            {m.proposals_other_language()}
          </a>
        </p>
      </header>
      <main id="content">
        {problem && (
          <p role="alert" className={`wrap ${styles.problem}`}>
            {problem === "snapshot_outdated" ? m.proposals_outdated() : m.proposals_not_done()}
          </p>
        )}
        {talk && <Changes changes={talk.changes} proposal={proposal} />}
        <Cover proposal={proposal} />
        <Letter proposal={proposal} map={map} />
        {options.map((option, at) => (
          <OptionDays
            key={option.id}
            {...{ option, currency, snapshotId, talk }}
            hasOthers={options.length > 1}
            isFirst={at === 0}
          />
        ))}
        <Investment proposal={proposal} talk={talk} />
        <Decision proposal={proposal} talk={talk} />
      </main>
      <footer className={`wrap ${styles.foot}`}>
        <p>
          {advisor.name}
          {advisor.agency && `, ${advisor.agency}`} · {advisor.email}
        </p>
        <p>
          {m.proposals_issued({ number: String(content.number), date: houseDate(content.publishedAt) })}{" "}
          {m.proposals_recorded()}
        </p>
      </footer>
    </div>
  );
}
