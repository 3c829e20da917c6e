import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./author-pillars.module.css";
import { ArcadeDrawing, ContoursDrawing, DoorDrawing } from "./drawings.tsx";

/** 6. The three things that make a hotel an author's. */
export function AuthorPillars() {
  return (
    <section className={classNames("section", styles.pillars)}>
      <div className="wrap">
        <h2 className="d3">{m.home_pillars_title()}</h2>
        <div className={styles.pillarsThree}>
          <Pillar
            drawing={<ArcadeDrawing />}
            title={m.home_pillar_hand_title()}
            text={m.home_pillar_hand_text()}
          />
          <Pillar
            drawing={<ContoursDrawing />}
            title={m.home_pillar_place_title()}
            text={m.home_pillar_place_text()}
          />
          <Pillar
            drawing={<DoorDrawing />}
            title={m.home_pillar_gesture_title()}
            text={m.home_pillar_gesture_text()}
          />
        </div>
      </div>
    </section>
  );
}

function Pillar({ drawing, title, text }: { drawing: ReactNode; title: string; text: string }) {
  return (
    <div>
      {drawing}
      <h3 className="d4">{title}</h3>
      <p>{text}</p>
    </div>
  );
}
