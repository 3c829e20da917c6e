import type { ReactNode } from "react";
import type { PublicSettings } from "#domain/settings/settings.ts";
import { whatsappAddress } from "#domain/whatsapp.ts";
import { m } from "#messages/messages.js";
import styles from "./contact.module.css";
import { formatPhone } from "./format-phone.ts";

/** The other ways to reach the house: WhatsApp, two e-mails, telephone, address. */
export function ContactWays({ contact }: { contact: PublicSettings }) {
  const { address } = contact;
  return (
    <section className={styles.contactWays} aria-label={m.contact_details()}>
      <dl className={styles.contactList}>
        <Way name={m.contact_details_whatsapp()}>
          <a
            className="text-link touch-target figures"
            href={whatsappAddress({ phone: `+${contact.whatsappNumber}` })}
            rel="noopener"
          >
            {formatPhone(contact.whatsappNumber)}
          </a>
        </Way>
        <Way name={m.contact_details_email()}>
          <a className="text-link touch-target" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </Way>
        <Way name={m.contact_details_support()}>
          <a className="text-link touch-target" href={`mailto:${contact.supportEmail}`}>
            {contact.supportEmail}
          </a>
        </Way>
        {contact.phone && (
          <Way name={m.contact_details_phone()}>
            <a
              className="text-link touch-target figures"
              href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`}
            >
              {contact.phone}
            </a>
          </Way>
        )}
        <Way name={m.contact_details_address()}>
          <address>
            {[address.street, address.city, address.postalCode, m.contact_address_country()]
              .filter(Boolean)
              .join(", ")}
          </address>
        </Way>
      </dl>
    </section>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
