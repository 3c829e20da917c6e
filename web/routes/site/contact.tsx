import { data } from "react-router";
import { m } from "#messages/messages.js";
import styles from "#web/features/contact/contact.module.css";
import { ContactDesk } from "#web/features/contact/contact-desk.tsx";
import { ContactWays } from "#web/features/contact/contact-ways.tsx";
import { receiveContact } from "#web/features/contact/receive-contact.server.ts";
import { HeroPlate } from "#web/features/heroes/hero-plate.tsx";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { pageContext } from "#web/page-context.ts";
import { BreadcrumbData } from "#web/site/breadcrumb-data.tsx";
import { pageMeta } from "#web/site/page-meta.ts";
import { publicPageHeaders } from "#web/site/public-page.ts";
import { readPostedForm } from "#web/site/read-posted-form.server.ts";
import { useSiteData } from "#web/site/site-data.ts";
import type { Route } from "./+types/contact.ts";

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("cache-control") ? actionHeaders : publicPageHeaders();
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.contact_title(),
    description: m.contact_description(),
    path: "/contact",
    picture: "solutions-still-life",
    matches,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return { hero: await readHero(context.get(pageContext), "contact") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await receiveContact(await readPostedForm(request), context.get(pageContext));
  const status = "receipt" in outcome ? 200 : 422;
  return data(outcome, { status, headers: { "cache-control": "no-store" } });
}

export default function Contact({ actionData, loaderData: { hero } }: Route.ComponentProps) {
  const { contact } = useSiteData();
  return (
    <main id="content" className={styles.contactPage}>
      <div className="wrap grid-12">
        <div className={styles.contactWords}>
          <h1 className="d2">{m.contact_heading()}</h1>
          <p className="lead">{m.contact_lead()}</p>
        </div>
        <ContactDesk outcome={actionData} email={contact.email} />
        <ContactWays contact={contact} />
      </div>
      <HeroPlate
        className={styles.contactPlate}
        hero={hero}
        fallback="solutions-still-life"
        sizes="100vw"
        isLate
      />
      <BreadcrumbData name={m.nav_contact()} path="/contact" />
    </main>
  );
}
