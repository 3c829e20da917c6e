import { m } from "#messages/messages.js";
import styles from "./stored-things.module.css";

/** Everything the site keeps in a browser: what it is, where, since when and for how long. */
export function StoredThings() {
  return (
    <section aria-labelledby="stored-title">
      <h2 id="stored-title" className="sr-only">
        {m.cookies_list()}
      </h2>
      <ul className={styles.stored}>
        {things().map(({ what, keys, where, when, long }) => (
          <li key={what}>
            <p className={styles.storedWhat}>{what}</p>
            <p className={styles.storedKeys} data-slot="stored-keys">
              {keys.map((key) => (
                <code key={key}>{key}</code>
              ))}
            </p>
            <dl>
              <div>
                <dt>{m.cookies_where()}</dt>
                <dd>{where}</dd>
              </div>
              <div>
                <dt>{m.cookies_when()}</dt>
                <dd>{when}</dd>
              </div>
              <div>
                <dt>{m.cookies_long()}</dt>
                <dd>{long}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

type StoredThing = { what: string; keys: string[]; where: string; when: string; long: string };

function things(): StoredThing[] {
  return [
    {
      what: m.cookies_language(),
      keys: ["language"],
      where: m.cookies_cookie(),
      when: m.cookies_language_when(),
      long: m.cookies_year(),
    },
    {
      what: m.cookies_language_local(),
      keys: ["language"],
      where: m.cookies_local(),
      when: m.cookies_language_when(),
      long: m.cookies_until_cleared(),
    },
    {
      what: m.cookies_theme(),
      keys: ["theme"],
      where: m.cookies_cookie(),
      when: m.cookies_theme_when(),
      long: m.cookies_year(),
    },
    {
      what: m.cookies_place(),
      keys: ["react-router-scroll-positions", "language-scroll"],
      where: m.cookies_tab(),
      when: m.cookies_place_when(),
      long: m.cookies_tab_closed(),
    },
    {
      what: m.cookies_link(),
      keys: ["short-link"],
      where: m.cookies_tab(),
      when: m.cookies_link_when(),
      long: m.cookies_tab_closed(),
    },
    {
      what: m.cookies_session(),
      keys: ["lilamonde-session"],
      where: m.cookies_local(),
      when: m.cookies_session_when(),
      long: m.cookies_signed_out(),
    },
    {
      what: m.cookies_destination(),
      keys: ["postLoginDestination"],
      where: m.cookies_tab(),
      when: m.cookies_destination_when(),
      long: m.cookies_destination_long(),
    },
    {
      what: m.cookies_sidebar(),
      keys: ["sidebar_state"],
      where: m.cookies_cookie(),
      when: m.cookies_sidebar_when(),
      long: m.cookies_week(),
    },
    {
      what: m.cookies_offline(),
      keys: ["lilamonde-3"],
      where: m.cookies_offline_where(),
      when: m.cookies_offline_when(),
      long: m.cookies_until_cleared(),
    },
    {
      what: m.proposals_cookie_kept(),
      keys: ["lilamonde-proposals-1"],
      where: m.cookies_offline_where(),
      when: m.proposals_cookie_when(),
      long: m.cookies_until_cleared(),
    },
    {
      what: m.proposals_cookie_seen(),
      keys: ["proposal-seen-…"],
      where: m.cookies_local(),
      when: m.proposals_cookie_when(),
      long: m.cookies_until_cleared(),
    },
    {
      what: m.proposals_cookie_passcode(),
      keys: ["proposal-…"],
      where: m.cookies_cookie(),
      when: m.proposals_cookie_passcode_when(),
      long: m.proposals_cookie_month(),
    },
    {
      what: m.cookies_typed(),
      keys: ["language-typed"],
      where: m.cookies_tab(),
      when: m.cookies_typed_when(),
      long: m.cookies_tab_closed(),
    },
    {
      what: m.cookies_answers(),
      keys: ["diagnostic …"],
      where: m.cookies_local(),
      when: m.cookies_answers_when(),
      long: m.cookies_answers_long(),
    },
    {
      what: m.cookies_source(),
      keys: ["store-source:…"],
      where: m.cookies_tab(),
      when: m.cookies_source_when(),
      long: m.cookies_tab_closed(),
    },
    {
      what: m.cookies_columns(),
      keys: ["lilamonde-columns-…"],
      where: m.cookies_local(),
      when: m.cookies_columns_when(),
      long: m.cookies_until_cleared(),
    },
    {
      what: m.cookies_edits(),
      keys: ["journey-edits:…"],
      where: m.cookies_local(),
      when: m.cookies_edits_when(),
      long: m.cookies_answers_long(),
    },
    {
      what: m.cookies_see_as(),
      keys: ["lilamonde-see-as"],
      where: m.cookies_tab(),
      when: m.cookies_see_as_when(),
      long: m.cookies_see_as_long(),
    },
    {
      what: m.events_cookie_door(),
      keys: ["event-door:…"],
      where: m.cookies_local(),
      when: m.events_cookie_door_when(),
      long: m.events_cookie_door_long(),
    },
  ];
}
