import { ChevronLeft, ChevronRight } from "lucide-react";
import { m } from "#messages/messages.js";
import iconButtonStyles from "#web/ui/icon-button.module.css";
import styles from "./proposal.module.css";
import { ProposalAnswer } from "./proposal-answer.tsx";
import { ProposalCover } from "./proposal-cover.tsx";
import { ProposalDays } from "./proposal-days.tsx";
import { ProposalOptions } from "./proposal-options.tsx";
import { usePager } from "./use-pager.ts";

const pages = [
  { id: "cover", Page: ProposalCover },
  { id: "days", Page: ProposalDays },
  { id: "options", Page: ProposalOptions },
  { id: "answer", Page: ProposalAnswer },
];
const icon = { size: 18, strokeWidth: 1.3, "aria-hidden": true } as const;

/** A proposal as a traveller gets it, to be paged through; it names no hotel and no price. */
export function ProposalSample() {
  const total = pages.length;
  const { sheet, page, go, onScroll, onKeyDown } = usePager(total);
  const position = m.solutions_proposal_page({ page: page + 1, total });
  return (
    <div className={styles.proposal}>
      <section
        ref={sheet}
        className={styles.proposalSheet}
        aria-label={m.solutions_proposal_label()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {pages.map(({ id, Page }) => (
          <div key={id} className={styles.proposalPage}>
            <Page />
          </div>
        ))}
      </section>
      <div className={styles.proposalTurn}>
        <button
          type="button"
          className={iconButtonStyles.iconButton}
          data-slot="icon-button"
          aria-label={m.solutions_proposal_previous()}
          aria-disabled={page === 0}
          onClick={() => go(page - 1)}
        >
          <ChevronLeft {...icon} />
        </button>
        <span className="figures" aria-live="polite">
          {position}
        </span>
        <button
          type="button"
          className={iconButtonStyles.iconButton}
          data-slot="icon-button"
          aria-label={m.solutions_proposal_next()}
          aria-disabled={page === total - 1}
          onClick={() => go(page + 1)}
        >
          <ChevronRight {...icon} />
        </button>
      </div>
    </div>
  );
}
