import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./method.module.css";

/** The method, as four sentences the house can be held to. */
export function Method() {
  const sentences = [
    { sentence: m.services_method_1(), text: m.services_method_1_text() },
    { sentence: m.services_method_2(), text: m.services_method_2_text() },
    { sentence: m.services_method_3(), text: m.services_method_3_text() },
    { sentence: m.services_method_4(), text: m.services_method_4_text() },
  ];
  return (
    <section className="section">
      <div className="wrap grid-12">
        <h2 className={classNames("lead", styles.methodTitle)}>{m.services_method_title()}</h2>
        <ol className={styles.method}>
          {sentences.map(({ sentence, text }) => (
            <li key={sentence}>
              <h3 className="d2">{sentence}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
