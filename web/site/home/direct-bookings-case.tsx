import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import drawingStyles from "#web/ui/drawing.module.css";
import styles from "./direct-bookings-case.module.css";

const monthMarks = Array.from(
  { length: 9 },
  (_, month) => `M${4 + month * 79} 206v${month % 8 === 0 ? 10 : 5}`,
);

/** The one case we may claim: direct bookings from 0 to 60 percent in 8 months (spec §1). */
export function DirectBookingsCase() {
  return (
    <div className={classNames("grid-12", styles.case)} data-slot="case">
      <div className={styles.caseClaim}>
        <p className={styles.caseFigure}>
          <small>{m.home_case_from()}</small> 0 <small>{m.home_case_to()}</small> 60%
        </p>
        <p className={styles.caseText}>{m.home_case_text()}</p>
      </div>
      <div className={styles.caseCurve}>
        <svg className={drawingStyles.drawing} data-slot="drawing" viewBox="0 0 640 230" aria-hidden="true">
          <path data-faint d={`${monthMarks.join("")}M4 206H636`} />
          <path data-faint strokeDasharray="2 4" d="M636 16V206" />
          <path data-brass strokeWidth="1.5" d="M4 206C150 204 250 176 350 126S540 28 636 16" />
          <circle data-brass-fill cx="4" cy="206" r="4" />
          <circle data-brass-fill cx="636" cy="16" r="4" />
        </svg>
        <p className={styles.caseAxis} aria-hidden="true">
          <span>{m.home_case_start()}</span>
          <span>{m.home_case_end()}</span>
        </p>
      </div>
    </div>
  );
}
