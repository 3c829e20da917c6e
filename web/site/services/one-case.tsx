import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { DirectBookingsCase } from "../home/direct-bookings-case.tsx";
import styles from "./one-case.module.css";

/** The one case that may be told, and what it is not. */
export function OneCase() {
  return (
    <section className={classNames("section", styles.oneCase)}>
      <div className="wrap">
        <h2 className="d3">{m.services_case_title()}</h2>
        <DirectBookingsCase />
        <p className="caption">{m.services_case_note()}</p>
      </div>
    </section>
  );
}
