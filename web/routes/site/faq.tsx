import type { ShouldRevalidateFunctionArgs } from "react-router";
import { m } from "#messages/messages.js";
import { FaqData } from "#web/features/faq/faq-data.tsx";
import { FaqDesk } from "#web/features/faq/faq-desk.tsx";
import styles from "#web/features/faq/faq-page.module.css";
import { readFaq } from "#web/features/faq/read-faq.server.ts";
import { HeroPlate } from "#web/features/heroes/hero-plate.tsx";
import { readHero } from "#web/features/heroes/read-hero.server.ts";
import { pageContext } from "#web/page-context.ts";
import { BreadcrumbData } from "#web/site/breadcrumb-data.tsx";
import { pageMeta } from "#web/site/page-meta.ts";
import { ClosingCall } from "#web/site/small-pages/closing-call.tsx";
import type { Route } from "./+types/faq.ts";

export { publicPageHeaders as headers } from "#web/site/public-page.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.faq_title(),
    description: m.faq_description(),
    path: "/faq",
    picture: "solutions-still-life",
    matches,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const input = context.get(pageContext);
  const [groups, hero] = await Promise.all([readFaq(input), readHero(input, "faq")]);
  return { groups, hero };
}

/** What is typed narrows what is already here. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Faq({ loaderData: { groups, hero } }: Route.ComponentProps) {
  return (
    <main id="content">
      <section className={styles.faqOpening}>
        <div className={styles.faqOpeningWords}>
          <h1 className="d1">{m.faq_heading()}</h1>
          <p className="lead">{m.faq_lead()}</p>
        </div>
        <HeroPlate hero={hero} fallback="texture-zellige" sizes="(max-width: 767px) 95vw, 26vw" />
      </section>
      <FaqDesk groups={groups} />
      <ClosingCall
        title={m.faq_closing_title()}
        text={m.faq_closing_text()}
        action={m.faq_closing_action()}
        interest="other"
      />
      <FaqData groups={groups} />
      <BreadcrumbData name={m.footer_faq()} path="/faq" />
    </main>
  );
}
