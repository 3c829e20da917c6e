import { m } from "#messages/messages.js";
import { ArrowLink } from "#web/ui/arrow-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { sitePath } from "../site-path.ts";
import styles from "./audiences.module.css";

/** What the house does, told to each of those it works for. */
export function Audiences() {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className={classNames("d3", styles.audiencesTitle)}>{m.about_for_title()}</h2>
        <ul className={styles.audiences}>
          {audiences().map(({ name, text, action, path }) => (
            <li key={name} className="grid-12">
              <h3 className="d2">{name}</h3>
              <div>
                <p>{text}</p>
                <ArrowLink to={sitePath(path)}>{action}</ArrowLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function audiences() {
  return [
    {
      name: m.about_for_hotels(),
      text: m.about_for_hotels_text(),
      action: m.about_for_hotels_action(),
      path: "/servicos-representacao-hoteleira",
    },
    {
      name: m.about_for_advisors(),
      text: m.about_for_advisors_text(),
      action: m.about_for_advisors_action(),
      path: "/lilamonde",
    },
    {
      name: m.about_for_operators(),
      text: m.about_for_operators_text(),
      action: m.about_for_operators_action(),
      path: "/contact",
    },
    {
      name: m.about_for_travellers(),
      text: m.about_for_travellers_text(),
      action: m.about_for_travellers_action(),
      path: "/contact",
    },
  ];
}
