import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./included.module.css";

/** What a represented hotel gets, each in a line. */
export function Included() {
  return (
    <section className={classNames("section", styles.included)}>
      <div className="wrap">
        <h2 className="d3">{m.services_included_title()}</h2>
        <dl>
          {parts().map(({ name, text }) => (
            <div key={name}>
              <dt className="d4">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function parts() {
  return [
    { name: m.services_included_1(), text: m.services_included_1_text() },
    { name: m.services_included_2(), text: m.services_included_2_text() },
    { name: m.services_included_3(), text: m.services_included_3_text() },
    { name: m.services_included_4(), text: m.services_included_4_text() },
    { name: m.services_included_5(), text: m.services_included_5_text() },
    { name: m.services_included_6(), text: m.services_included_6_text() },
    { name: m.services_included_7(), text: m.services_included_7_text() },
    { name: m.services_included_8(), text: m.services_included_8_text() },
  ];
}
