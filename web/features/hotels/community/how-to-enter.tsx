import { m } from "#messages/messages.js";
import { contactPath } from "#web/site/contact-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Threshold } from "../drawings/threshold.tsx";
import styles from "./community.module.css";

/** The four steps from a conversation to the portal, and where to begin. */
export function HowToEnter() {
  return (
    <section className="section">
      <div className="wrap">
        <div className={classNames("grid-12", styles.howToEnterOpen)}>
          <h2 className="d2">{m.lilamonde_enter_title()}</h2>
          <p className="lead">{m.lilamonde_enter_lead()}</p>
        </div>
        <ol className={styles.howToEnterSteps}>
          {steps().map(({ name, text }) => (
            <li key={name}>
              <Threshold />
              <div>
                <h3 className="d4">{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.howToEnterWays}>
          <ButtonLink to={contactPath({ interest: "become_designer" })}>
            {m.lilamonde_enter_designer()}
          </ButtonLink>
          <ButtonLink to={contactPath({ interest: "represent_hotel" })} look="outline">
            {m.lilamonde_enter_hotel()}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function steps(): { name: string; text: string }[] {
  return [
    { name: m.lilamonde_enter_1(), text: m.lilamonde_enter_1_text() },
    { name: m.lilamonde_enter_2(), text: m.lilamonde_enter_2_text() },
    { name: m.lilamonde_enter_3(), text: m.lilamonde_enter_3_text() },
    { name: m.lilamonde_enter_4(), text: m.lilamonde_enter_4_text() },
  ];
}
