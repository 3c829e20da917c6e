import { m } from "#messages/messages.js";
import { DirectBookingsCase } from "../home/direct-bookings-case.tsx";

/** The one case that may be told, and what it is not. */
export function OneCase() {
  return (
    <section className="section one-case">
      <div className="wrap">
        <h2 className="d3">{m.services_case_title()}</h2>
        <DirectBookingsCase />
        <p className="caption">{m.services_case_note()}</p>
      </div>
    </section>
  );
}
