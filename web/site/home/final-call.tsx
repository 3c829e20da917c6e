import { Link } from "react-router";
import type { Interest } from "#domain/contact/contact.ts";
import { m } from "#messages/messages.js";
import { ArrowLabel } from "#web/ui/arrow-link.tsx";
import { contactPath } from "../contact-path.ts";
import styles from "./final-call.module.css";

/** 9. Two doors, both to the same conversation. */
export function FinalCall() {
  return (
    <section className="section">
      <div className="wrap">
        <div className={styles.call} data-slot="call">
          <CallCard
            interest="represent_hotel"
            caption={m.home_call_hotel_caption()}
            title={m.home_call_hotel_title()}
            text={m.home_call_hotel_text()}
            action={m.home_call_hotel_action()}
          />
          <CallCard
            interest="become_designer"
            caption={m.home_call_designer_caption()}
            title={m.home_call_designer_title()}
            text={m.home_call_designer_text()}
            action={m.home_call_designer_action()}
          />
        </div>
      </div>
    </section>
  );
}

type CallCardProps = { interest: Interest; caption: string; title: string; text: string; action: string };

function CallCard({ interest, caption, title, text, action }: CallCardProps) {
  return (
    <Link className={styles.callCard} to={contactPath({ interest })}>
      <p className="caption">{caption}</p>
      <h2 className="d2">{title}</h2>
      <p>{text}</p>
      <ArrowLabel>{action}</ArrowLabel>
    </Link>
  );
}
