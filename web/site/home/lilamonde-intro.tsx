import { m } from "#messages/messages.js";
import { ArrowLink } from "#web/ui/arrow-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/picture.tsx";
import { sitePath } from "../site-path.ts";
import styles from "./lilamonde-intro.module.css";

/** 5. What Lilamonde is, for designers and for hotels. */
export function LilamondeIntro() {
  return (
    <section className={styles.intro}>
      <div className={classNames("plate", styles.introPanorama)}>
        <Picture name="lilamonde-courtyard" sizes="100vw" />
      </div>
      <div className={classNames("wrap grid-12", styles.introWords)}>
        <h2 className="d2">{m.home_intro_title()}</h2>
        <div className={styles.introSides}>
          <div>
            <h3 className="d4">{m.home_intro_designers_title()}</h3>
            <p>{m.home_intro_designers_text()}</p>
          </div>
          <div>
            <h3 className="d4">{m.home_intro_hotels_title()}</h3>
            <p>{m.home_intro_hotels_text()}</p>
          </div>
          <div>
            <ArrowLink to={sitePath("/lilamonde")}>{m.home_intro_action()}</ArrowLink>
          </div>
        </div>
      </div>
    </section>
  );
}
