import { m } from "#messages/messages.js";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/picture.tsx";
import { sitePath } from "../site-path.ts";
import { DirectBookingsCase } from "./direct-bookings-case.tsx";
import styles from "./for-hotels.module.css";

/** 3. For hotels: the collection, the tools, and one case. */
export function ForHotels() {
  return (
    <section className="section" id="for-hotels">
      <div className="wrap">
        <div className={classNames("grid-12", styles.forHotelsOpen)}>
          <h2 className="d2">{m.home_hotels_title()}</h2>
          <p className="lead">{m.home_hotels_lead()}</p>
        </div>
        <div className="grid-12">
          <Card
            className={styles.forHotelsCollection}
            to={sitePath("/lilamonde")}
            picture={<Picture name="services-corridor" sizes="(max-width: 767px) 100vw, 56vw" isDecorative />}
            title={m.home_hotels_collection_title()}
            text={m.home_hotels_collection_text()}
            action={m.home_hotels_collection_action()}
          />
          <Card
            className={styles.forHotelsTools}
            to={sitePath("/solutions")}
            picture={
              <Picture name="solutions-still-life" sizes="(max-width: 767px) 120vw, 50vw" isDecorative />
            }
            title={m.home_hotels_tools_title()}
            text={m.home_hotels_tools_text()}
            action={m.home_hotels_tools_action()}
          />
        </div>
        <DirectBookingsCase />
      </div>
    </section>
  );
}
