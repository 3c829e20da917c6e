import { m } from "#messages/messages.js";
import { LinkPage } from "#web/features/newsletter/link-page.tsx";
import { receiveLink } from "#web/features/newsletter/receive-link.server.ts";
import { pageContext } from "#web/page-context.ts";
import { useSiteData } from "#web/site/site-data.ts";
import type { Route } from "./+types/newsletter-unsubscribe.ts";

export function meta() {
  return [{ title: m.newsletter_leave_title() }, { name: "robots", content: "noindex" }];
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveLink(request, { link: "unsubscribe", ...context.get(pageContext) });
}

export default function NewsletterUnsubscribe({ actionData }: Route.ComponentProps) {
  const { email } = useSiteData().contact;
  return (
    <LinkPage
      link="unsubscribe"
      posted={actionData?.outcome}
      ask={{
        heading: m.newsletter_leave_heading(),
        text: m.newsletter_leave_intro(),
        action: m.newsletter_leave_action(),
      }}
      done={{ heading: m.newsletter_leave_done(), text: m.newsletter_leave_done_text() }}
      unknown={{
        heading: m.newsletter_leave_unknown(),
        text: m.newsletter_leave_unknown_text({ email }),
        way: (
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        ),
      }}
    />
  );
}
