import { Link } from "react-router";
import type { Stamp } from "#domain/trainings/passport.ts";
import { m } from "#messages/messages.js";
import { formatMonth } from "#web/locale/format.ts";
import { said } from "#web/locale/said.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { usePassport } from "../trainings.ts";
import styles from "./passport.module.css";
import { StampDrawing } from "./stamp-drawing.tsx";

/** The training passport: a stamp for each training passed, an outline for each still to come. */
export function PassportPanel() {
  return (
    <section aria-labelledby="passport" className={styles.panel}>
      <QueryView query={usePassport()} head={<h2 id="passport">{m.trainings_passport()}</h2>} lines={4}>
        {({ stamps }) => (
          <>
            <div className={styles.head}>
              <h2 id="passport">{m.trainings_passport()}</h2>
              {stamps.length > 0 && <p>{summary(stamps)}</p>}
            </div>
            {stamps.length === 0 ? (
              <EmptyState title={m.trainings_none()} text={m.trainings_none_text()} />
            ) : (
              <ul className={styles.stamps}>
                {stamps.map((stamp) => (
                  <StampItem key={stamp.id} stamp={stamp} />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

function StampItem({ stamp }: { stamp: Stamp }) {
  const home = useHome();
  const { id, title, hotel, standing, passedOn } = stamp;
  const house = hotel?.name ?? "Lilamonde";
  return (
    <li data-standing={standing}>
      <Link to={`${home}/growth/trainings/${id}`}>
        <StampDrawing house={house} month={passedOn?.slice(0, 7) ?? null} isFaded={standing === "expired"} />
        <b>{said(title)}</b>
        <small>{standingWords(stamp)}</small>
      </Link>
    </li>
  );
}

function standingWords({ standing, passedOn, minutes, read, lessons }: Stamp): string {
  if (standing === "passed" && passedOn) return formatMonth(passedOn.slice(0, 7));
  if (standing === "expired") return m.trainings_expired();
  return standing === "begun" ? m.trainings_begun({ read, lessons }) : m.trainings_minutes({ minutes });
}

function summary(stamps: Stamp[]): string {
  const passed = stamps.filter(({ standing }) => standing === "passed").length;
  return m.trainings_summary({ passed, all: stamps.length });
}
