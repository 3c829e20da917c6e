import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./philosophy.module.css";

/** 8. Three words and what they oblige us to. */
export function Philosophy() {
  const words = [
    { word: m.home_philosophy_1(), text: m.home_philosophy_1_text() },
    { word: m.home_philosophy_2(), text: m.home_philosophy_2_text() },
    { word: m.home_philosophy_3(), text: m.home_philosophy_3_text() },
  ];
  return (
    <section className={classNames("section", styles.philosophy, "on-dark")}>
      <div className="wrap">
        <h2 className="sr-only">{m.home_philosophy_title()}</h2>
        <p className="lead">{m.home_philosophy_lead()}</p>
        <ul>
          {words.map(({ word, text }) => (
            <li key={word} className="grid-12">
              <h3 className="d1">{word}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
