import type { ReactNode } from "react";
import type { DiagnosticDoor } from "#domain/diagnostic/attempts.ts";
import { m } from "#messages/messages.js";
import { Radar } from "../radar.tsx";
import { said } from "../words.ts";
import styles from "./door.module.css";
import { LinkForm } from "./link-form.tsx";
import type { DoorOutcome } from "./receive-door.server.ts";
import { StartForm } from "./start-form.tsx";

/** A portrait that is nobody's, for the eye to know what comes. */
const sample = [70, 80, 62, 48, 42, 66, 55, 60, 50, 58];

type DoorProps = { door: DiagnosticDoor; outcome: DoorOutcome | undefined; children: ReactNode };

/** The entrance: what is asked, what one gets, what does not happen, and where to begin. */
export function DoorView({ door, outcome, children }: DoorProps) {
  const { questions, minutes, access } = door;
  const dimensions = door.dimensions.map(({ key, name }, at) => ({
    ...{ key, name: said(name), score: sample[at % sample.length]! },
  }));
  return (
    <main id="content" className={styles.page}>
      <div className="wrap grid-12">
        <h1 className={`d1 ${styles.heading}`}>{m.diagnostic_heading()}</h1>
        <div className={styles.lead}>
          <p className="lead">{m.diagnostic_lead({ questions, minutes, dimensions: dimensions.length })}</p>
          {access !== "open" && (
            <p className={styles.access}>
              {access === "members" ? m.diagnostic_access_members() : m.diagnostic_access_silver()}
            </p>
          )}
        </div>
        <div className={styles.portrait}>
          <Radar dimensions={dimensions} caption={m.diagnostic_sample()} />
        </div>
        <div className={styles.desk}>
          <StartForm outcome={outcome} />
          <LinkForm outcome={outcome} />
        </div>
      </div>
      <div className="wrap">
        <div className={styles.three}>
          <section>
            <h2 className="d4">{m.diagnostic_asked_title()}</h2>
            <p>{m.diagnostic_asked_text()}</p>
          </section>
          <section>
            <h2 className="d4">{m.diagnostic_given_title()}</h2>
            <p>{m.diagnostic_given_text()}</p>
          </section>
          <section>
            <h2 className="d4">{m.diagnostic_never_title()}</h2>
            <p>{m.diagnostic_never_text()}</p>
          </section>
        </div>
      </div>
      {children}
    </main>
  );
}
