import { m } from "#messages/messages.js";
import styles from "./process.module.css";

/** The steps from a first conversation to the routine, on one line. */
export function Process() {
  const steps = [
    { name: m.services_process_1(), text: m.services_process_1_text() },
    { name: m.services_process_2(), text: m.services_process_2_text() },
    { name: m.services_process_3(), text: m.services_process_3_text() },
    { name: m.services_process_4(), text: m.services_process_4_text() },
    { name: m.services_process_5(), text: m.services_process_5_text() },
  ];
  return (
    <section className={styles.process}>
      <div className="wrap">
        <h2 className="d3">{m.services_process_title()}</h2>
        <ol>
          {steps.map(({ name, text }) => (
            <li key={name}>
              <h3 className="d4">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
