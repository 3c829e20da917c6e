import { m } from "#messages/messages.js";
import { ArrowLink } from "#web/ui/arrow-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useSiteData } from "../site-data.ts";
import { sitePath } from "../site-path.ts";
import styles from "./whereabouts.module.css";

/** Where the house is and how to reach it, as the settings have it. */
export function Whereabouts() {
  const { address, email } = useSiteData().contact;
  const place = [address.street, address.city, address.postalCode, m.contact_address_country()];
  return (
    <section className={classNames("section", styles.whereabouts)}>
      <div className="wrap grid-12">
        <h2 className="d3">{m.about_where_title()}</h2>
        <div>
          <p className="lead">{m.about_where_text()}</p>
          <address>
            {place.filter(Boolean).join(", ")}
            <br />
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>
          </address>
          <ArrowLink to={sitePath("/contact")}>{m.about_where_action()}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
