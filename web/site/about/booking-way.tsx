import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./booking-way.module.css";

/** The six gestures between a hotel's page and a paid commission. */
export function BookingWay() {
  const gestures = [
    { name: m.about_way_1(), text: m.about_way_1_text() },
    { name: m.about_way_2(), text: m.about_way_2_text() },
    { name: m.about_way_3(), text: m.about_way_3_text() },
    { name: m.about_way_4(), text: m.about_way_4_text() },
    { name: m.about_way_5(), text: m.about_way_5_text() },
    { name: m.about_way_6(), text: m.about_way_6_text() },
  ];
  return (
    <section className={classNames("section", styles.bookingWay)}>
      <div className="wrap grid-12">
        <div className={styles.bookingWayWords}>
          <h2 className="d2">{m.about_way_title()}</h2>
          <p className="lead">{m.about_way_lead()}</p>
        </div>
        <ol>
          {gestures.map(({ name, text }) => (
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
