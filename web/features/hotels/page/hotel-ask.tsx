import { m } from "#messages/messages.js";
import { contactPath } from "#web/site/contact-path.ts";
import { sitePath } from "#web/site/site-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import styles from "./hotel-page.module.css";

/** The end of a hotel's page: the two ways on from it; the first names the hotel for the visitor. */
export function HotelAsk({ hotel }: { hotel: string }) {
  return (
    <section className={styles.hotelAsk}>
      <div className="wrap">
        <h2 className="d2">{m.hotels_ask_title()}</h2>
        <div className={styles.hotelAskWays}>
          <ButtonLink to={contactPath({ subject: hotel })}>{m.hotels_ask_contact()}</ButtonLink>
          <ButtonLink to={sitePath("/lilamonde#colecao")} look="outline">
            {m.hotels_ask_collection()}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
