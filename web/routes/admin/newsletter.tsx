import { m } from "#messages/messages.js";
import { NewsletterDesk } from "#web/features/newsletter/desk/newsletter-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.newsletter_desk_title() }) }];

/** Who reads the letter. */
export default function NewsletterDeskPage() {
  return (
    <>
      <PageHead title={m.newsletter_desk_title()} text={m.newsletter_desk_lead()} />
      <NewsletterDesk />
    </>
  );
}
