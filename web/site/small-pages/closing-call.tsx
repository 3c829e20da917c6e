import type { Interest } from "#domain/contact/contact.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { contactPath } from "../contact-path.ts";
import styles from "./closing-call.module.css";

type ClosingCallProps = { title: string; text: string; action: string; interest: Interest };

/** The last words of a page and its one button, which opens a conversation. */
export function ClosingCall({ title, text, action, interest }: ClosingCallProps) {
  return (
    <section className={classNames("section", styles.closingCall)}>
      <div className="wrap grid-12">
        <h2 className="d1">{title}</h2>
        <div>
          <p>{text}</p>
          <ButtonLink to={contactPath({ interest })}>{action}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
