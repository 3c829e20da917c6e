import type { PublicSettings } from "#domain/settings/settings.ts";
import { MARKETPLACE } from "#domain/site/marketplace.ts";
import { whatsappAddress } from "#domain/whatsapp.ts";
import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import footerStyles from "#web/ui/footer.module.css";
import { Footer, type FooterColumn } from "#web/ui/footer.tsx";
import { useSiteData } from "../site-data.ts";
import { sitePath } from "../site-path.ts";
import styles from "./chrome.module.css";
import { CurrentYear } from "./current-year.tsx";
import { socialIcons } from "./social-icons.tsx";
import { Wordmark } from "./wordmark.tsx";

/** The site's footer (spec §2). */
export function SiteFooter() {
  const { contact } = useSiteData();
  return (
    <Footer
      brand={
        <div className={classNames("touch-target", styles.wordmark, styles.wordmarkLarge)}>
          <Wordmark />
        </div>
      }
      text={m.footer_text()}
      columns={columns(contact)}
      aside={<Address contact={contact} />}
      legal={[
        { label: m.footer_privacy(), to: sitePath("/about#privacy") },
        { label: m.footer_terms(), to: sitePath("/about#terms") },
        { label: m.footer_cookies(), to: sitePath("/cookies") },
      ]}
      copyright={
        <>
          © <CurrentYear /> Lilamonde
        </>
      }
      social={<Social contact={contact} />}
    />
  );
}

function columns(contact: PublicSettings): FooterColumn[] {
  const link = (label: string, path: string) => ({ label, to: sitePath(path) });
  return [
    {
      title: m.footer_hotels(),
      links: [
        link(m.nav_for_hotels(), "/#for-hotels"),
        link(m.footer_representation(), "/servicos-representacao-hoteleira"),
        link("Martinhal", "/martinhal-luxury-resorts"),
        link("Velaa", "/velaa-private-island"),
        link(m.footer_cases(), "/cases"),
      ],
    },
    {
      title: m.footer_house(),
      links: [
        link(m.nav_about(), "/about"),
        link(m.footer_solutions(), "/solutions"),
        link(m.footer_faq(), "/faq"),
        link(m.footer_careers(), "/careers"),
        link(m.footer_press(), "/press"),
        link(m.footer_blog(), "/journal"),
      ],
    },
    {
      title: m.footer_members(),
      links: [
        link(m.footer_community(), "/lilamonde"),
        link(m.offers_name(), MARKETPLACE),
        link(m.footer_events(), "/events"),
        link(m.footer_newsletter(), "/newsletter"),
        ...(contact.preferencesUrl
          ? [{ label: m.footer_preferences(), to: contact.preferencesUrl, isExternal: true }]
          : []),
      ],
    },
  ];
}

function Address({ contact }: { contact: PublicSettings }) {
  const { street, city, postalCode } = contact.address;
  const lines = [street, [city, postalCode].filter(Boolean).join(" "), m.contact_address_country()].filter(
    Boolean,
  );
  return (
    <>
      <h2 className={footerStyles.footerTitle}>{m.footer_contact()}</h2>
      <address>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </>
  );
}

function Social({ contact }: { contact: PublicSettings }) {
  const places = [
    {
      name: "WhatsApp",
      href: whatsappAddress({ phone: `+${contact.whatsappNumber}` }),
      icon: socialIcons.whatsapp,
    },
    { name: "LinkedIn", href: contact.social.linkedin, icon: socialIcons.linkedin },
    { name: "Instagram", href: contact.social.instagram, icon: socialIcons.instagram },
    { name: "YouTube", href: contact.social.youtube, icon: socialIcons.youtube },
    { name: m.footer_email(), href: `mailto:${contact.email}`, icon: socialIcons.email },
  ].filter(({ href }) => href !== "");
  return (
    <ul className={footerStyles.footerSocial} aria-label={m.footer_social()}>
      {places.map((place) => (
        <li key={place.name}>
          <a href={place.href} aria-label={place.name} rel="noopener">
            {place.icon}
          </a>
        </li>
      ))}
    </ul>
  );
}
